// Goita's rules engine as a referee: one history in a line, one judgement back.
// {"h": "12345678,…,s1,113,2p"} -> {"turn": 3, "end": false, "moves": ["3p"], "winner": null, "score": null}
const { createInterface } = require("node:readline");
const { Board } = require("goita-core");

function judge(history) {
  const board = Board.createFromString(history);
  const finish = board.getFinishState();
  return {
    turn: board.turnPlayer.no + 1,
    end: board.isEndOfDeal,
    moves: board.toThinkingInfo().getPossibleMoves().map((move) => move.toOpenString()),
    winner: finish && finish.nextDealerNo + 1,
    score: finish && finish.wonScore,
  };
}

function judgeOrRefuse(history) {
  try {
    return judge(history);
  } catch (refusal) {
    return { error: String(refusal) };
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  process.stdout.write(JSON.stringify(judgeOrRefuse(JSON.parse(line).h)) + "\n");
});
