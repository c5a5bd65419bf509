// A boardgame.io server as its manual sets it up: everything in memory. node server.js PORT
const { Server, Origins } = require("boardgame.io/server");
const { Duel } = require("./game");

Server({ games: [Duel], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
