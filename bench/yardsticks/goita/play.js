// Random rounds of Goita, as bench/workers.py asks for them: a line with a number in, a line with a number out.
const { Board } = require("goita-core");

function play(board) {
  board.continueGoshi();
  while (!board.isEndOfDeal) {
    const moves = board.toThinkingInfo().getPossibleMoves();
    board.playMove(moves[Math.floor(Math.random() * moves.length)]);
  }
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    for (let round = 0; round < Number(line); round++) play(Board.createRandomly(round & 3));
    process.stdout.write(line + "\n");
  });
