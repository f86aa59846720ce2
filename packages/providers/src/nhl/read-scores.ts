import { dateOf } from '../values/instants.ts';
import { listOf, reach } from '../values/soft.ts';
import { addEventList, goalKey } from './event-keys.ts';
import { type Reader, readGame } from './game.ts';
import { addScore } from './game-score.ts';
import { addGoal, countGoals, goalNumber, playerName, readGoals } from './goals.ts';
import { shortGoalSeq } from './sequences.ts';

/** `/score/{date}`: the games of a day with their goals, whose scorers have short names. */
export function readScores(reader: Reader, body: unknown): void {
  const { draft } = reader;
  const day = dateOf(reach(body, 'currentDate'));
  for (const [index, row] of listOf(reach(body, 'games')).entries()) {
    const path = `games[${index}]`;
    const game = readGame(reader, row, { path, day });
    if (game === undefined) continue;
    const goals = readGoals(draft, game, { list: reach(row, 'goals'), path: `${path}.goals` });
    const areAll = addScore(draft, game, countGoals(goals));
    const seq = shortGoalSeq(game);
    for (const goal of goals) {
      const names = { player: playerName(goal.row) };
      addGoal(draft, game, goal, { names, seq, number: goalNumber(goal.row) });
    }
    if (areAll && Array.isArray(reach(row, 'goals'))) {
      const keys = goals.flatMap((goal) => goalKey(game, goalNumber(goal.row)) ?? []);
      addEventList(draft, game, { path, seq, keys });
    }
  }
}
