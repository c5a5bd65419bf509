// Two clients for each of many matches, and as little work for them as possible: socket.io alone, no state kept.
// node load.js URL MATCHES SECONDS THINK → begin, end, and one line of JSON
const { io } = require("socket.io-client");

const [url, matches, seconds, think] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const waits = [];
let measuring = false;
let [messages, bytes] = [0, 0]; // heard by all players
let stopped = false;

// A server hangs up on connections that were idle for a while; whoever speaks just then asks again.
async function post(path, body, tries = 3) {
  const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  try {
    return await (await fetch(url + path, request)).json();
  } catch (error) {
    if (tries === 1) throw error;
    return post(path, body, tries - 1);
  }
}

// Acknowledged: the server's update with the next state id has come back to the mover.
function sit(matchID, playerID, credentials, over) {
  const socket = io(`${url}/duel`, { forceNew: true, transports: ["websocket"] });
  let answered = -1;
  let sent = 0;
  function move(state) {
    sent = performance.now();
    const args = [Math.max(...state.G.hand), (state._stateID * 7) % state.G.cells.length];
    const action = { type: "MAKE_MOVE", payload: { type: "place", args, playerID, credentials } };
    socket.emit("update", action, state._stateID, matchID, playerID);
  }
  function see(state) {
    if (sent && state._stateID > answered) {
      if (measuring) waits.push((performance.now() - sent) / 1000);
      sent = 0;
    }
    if (state.ctx.gameover !== undefined) return over();
    if (state.ctx.currentPlayer !== playerID || state._stateID <= answered) return;
    answered = state._stateID;
    if (think) setTimeout(move, think * (0.5 + Math.random()) * 1000, state);
    else move(state);
  }
  socket.io.on("open", () => socket.io.engine.on("packet", count));
  socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
  socket.on("sync", (_, told) => see(told.state));
  socket.on("update", (_, state) => see(state));
  return socket;
}

function count({ data }) {
  if (!measuring || !data) return;
  messages += 1;
  bytes += data.length + 1; // before the text stands a digit
}

// One table: match after match, until the time is up.
async function table(seated) {
  while (!stopped) {
    const { matchID } = await post("/games/duel/create", { numPlayers: 2 });
    const both = [];
    await new Promise(async (over) => {
      for (const playerID of ["0", "1"]) {
        const { playerCredentials } = await post(`/games/duel/${matchID}/join`, { playerID, playerName: playerID });
        both.push(sit(matchID, playerID, playerCredentials, over));
      }
      seated();
    });
    for (const socket of both) socket.disconnect();
  }
}

const pause = (time) => new Promise((done) => setTimeout(done, time * 1000));

async function main() {
  let many = 0;
  await new Promise((all) => {
    const seated = () => ++many === matches && all();
    for (let n = 0; n < matches; n++) table(seated);
  });
  await pause(3);
  console.log("begin");
  measuring = true;
  const [begun, used] = [performance.now(), process.cpuUsage()];
  await pause(seconds);
  measuring = false;
  stopped = true;
  const lasted = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(used);
  console.log("end");
  const used_time = (user + system) / 1e6;
  waits.sort((a, b) => a - b);
  const told = { seconds: lasted, client: used_time, refused: 0, messages, bytes, waits };
  process.stdout.write(JSON.stringify(told) + "\n", () => process.exit(0));
}
main();
