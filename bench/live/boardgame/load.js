// Two clients for each of many matches; every move is made as soon as the last one is seen.
// node load.js URL MATCHES SECONDS → begin, end, and one line of JSON
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Duel } = require("./game");

const [url, matches, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const waits = [];
let measuring = false;

async function post(path, body) {
  const answer = await fetch(url + path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}

// Acknowledged: the server's update with the next state id has come back to the mover.
function sit(matchID, playerID, credentials) {
  const client = Client({ game: { ...Duel, moves: online(Duel.moves) }, multiplayer: SocketIO({ server: url }), matchID, playerID, credentials, debug: false });
  let answered = -1;
  let sent = 0;
  client.subscribe((state) => {
    if (state === null || !state.isConnected) return;
    if (sent && state._stateID > answered) {
      if (measuring) waits.push((performance.now() - sent) / 1000);
      sent = 0;
    }
    if (state.ctx.currentPlayer === playerID && state._stateID > answered) {
      answered = state._stateID;
      sent = performance.now();
      const card = Math.max(...state.G.hand);
      client.moves.place(card, (answered * 7) % state.G.cells.length);
    }
  });
  client.start();
  return client;
}

// Moves that draw hidden cards cannot be guessed by a client: the server alone makes them.
function online(moves) {
  return Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }]));
}

async function main() {
  const clients = [];
  for (let n = 0; n < matches; n++) {
    const { matchID } = await post("/games/duel/create", { numPlayers: 2 });
    for (const playerID of ["0", "1"]) {
      const { playerCredentials } = await post(`/games/duel/${matchID}/join`, { playerID, playerName: playerID });
      clients.push(sit(matchID, playerID, playerCredentials));
    }
  }
  await new Promise((done) => setTimeout(done, 3000));
  console.log("begin");
  measuring = true;
  const begun = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  measuring = false;
  const lasted = (performance.now() - begun) / 1000;
  console.log("end");
  process.stdout.write(JSON.stringify({ moves: waits.length, seconds: lasted, refused: 0, waits: waits.sort((a, b) => a - b) }) + "\n", () => process.exit(0));
}
main();
