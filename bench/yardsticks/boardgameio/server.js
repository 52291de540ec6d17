// boardgame.io's server with one game: `node server.js` keeps matches in memory, `node server.js FOLDER` in files.
const { Server, FlatFile } = require("boardgame.io/server");
const { Kami } = require("./game.js");

const folder = process.argv[2];
const server = Server({ games: [Kami], origins: [], db: folder && new FlatFile({ dir: folder }) });
server.run(0).then(({ appServer }) => console.log(appServer.address().port));

process.on("SIGUSR2", () => global.gc());
process.stdin.on("end", () => process.exit()).resume(); // nobody measures any more
