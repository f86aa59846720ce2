import { randomOf } from '../chance/random.ts';
import { type InPlayPlan, inPlayPlan, type Span } from '../prices/in-play-plan.ts';
import { type Board, boardsOf, chanceOf } from './play/tennis-board.ts';
import type { PlayedTennis } from './play/tennis-match.ts';
import { servedAfter, tennisStanding } from './play/tennis-standing.ts';
import { bounded } from './play/tennis-strength.ts';
import type { TennisFixture } from './tennis-fixture.ts';
import { chancesOf, ERROR_SHARE } from './tennis-markets.ts';

const WIN = ['win.1', 'win.2'];
const OPENS_SECONDS = 15;
const BREAK_SECONDS = [30, 50] as const;
const SET_SECONDS = [60, 90] as const;
/** A point that can decide a set is reviewed for so long. */
const POINT_SECONDS = 5;

/** Prices of the winner, point by point; suspended when a single point decides. */
export function tennisInPlay(
  seed: number,
  fixture: TennisFixture,
  played: PlayedTennis,
): InPlayPlan | undefined {
  const { points, unplayed, instants } = played;
  const [first] = instants;
  const last = instants.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const boards = boardsOf(points, unplayed);
  const served = servedAfter(points);
  let standing: ReturnType<typeof tennisStanding> | undefined;
  return inPlayPlan(seed, {
    matchKey: fixture.key,
    opensAt: first + OPENS_SECONDS,
    closesAt: last,
    suspensions: suspensionsOf(seed, fixture, played, boards),
    oddTypes: WIN,
    marketsAt(at, { supremacy, total }) {
      const [home, away] = chancesOf(seed, fixture);
      standing ??= tennisStanding(
        [
          bounded(home + ERROR_SHARE * (total / 2 + supremacy)),
          bounded(away + ERROR_SHARE * (total / 2 - supremacy)),
        ],
        fixture.tournament,
      );
      const after = instants.findLastIndex((instant) => instant <= at);
      const [board, seen] = [boards[after], served[after]];
      if (board === undefined || seen === undefined) return [];
      const chance = standing(board, seen);
      return [{ oddTypes: WIN, probabilities: [chance, 1 - chance] }];
    },
  });
}

function suspensionsOf(
  seed: number,
  { key, tournament }: TennisFixture,
  { points, instants, pausedAfter }: PlayedTennis,
  boards: readonly Board[],
): Span[] {
  const random = randomOf(seed, 'in-play-stops', key);
  const spans: Span[] = [];
  for (const [index, board] of boards.entries()) {
    const [at, next] = [instants[index] ?? 0, instants[index + 1]];
    const point = points[index - 1];
    const chance = chanceOf(board, tournament.bestOf);
    if (chance === 'SP' || chance === 'MP') spans.push([at, (next ?? at) + POINT_SECONDS]);
    if (point !== undefined && board.isGameOver) {
      const isSetOver = boards[index - 1]?.games.length !== board.games.length;
      if (isSetOver) spans.push([at, at + random.integer(...SET_SECONDS)]);
      else if (!point.isTieBreak && point.winner !== point.server) {
        spans.push([at, at + random.integer(...BREAK_SECONDS)]);
      }
    }
    if (index === pausedAfter) spans.push([at, next ?? at]);
  }
  return spans;
}
