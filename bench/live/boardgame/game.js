// A two-player game about as large as Wolves: hidden hands of four cards, a board of 36 cells, one card a turn, then a draw.
const CELLS = 36;
const LENGTH = 34; // moves: the mean of a match of Wolves whose players choose at random

exports.Duel = {
  name: "duel",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = () => random.Shuffle(Array.from({ length: 24 }, (_, n) => n % 5));
    const decks = [deck(), deck()];
    const hands = decks.map((one) => one.splice(0, 4));
    return { cells: Array(CELLS).fill(null), decks, hands, points: [0, 0] };
  },
  moves: {
    place: ({ G, playerID, events }, card, cell) => {
      const me = Number(playerID);
      const at = G.hands[me].indexOf(card);
      if (at < 0 || cell < 0 || cell >= CELLS) return "INVALID_MOVE";
      G.hands[me].splice(at, 1);
      G.cells[cell] = { seat: me, card };
      G.points[me] += card;
      if (G.decks[me].length) G.hands[me].push(G.decks[me].pop());
      events.endTurn();
    },
  },
  endIf: ({ ctx }) => (ctx.turn > LENGTH ? { draw: true } : undefined),
  playerView: ({ G, playerID }) => ({
    cells: G.cells,
    points: G.points,
    hand: playerID === null ? [] : G.hands[Number(playerID)],
    left: G.decks.map((deck) => deck.length),
  }),
};
