import type { TennisPoints } from '@tipmark/contract';
import {
  MATCH_STATUS,
  type Pair,
  type PlayedGame,
  type PlayedSet,
  type TennisSide,
} from '@tipmark/domain';
import type { SetState, TennisStart } from '@tipmark/prediction';
import { type ChanceRow, isPriced, knownBefore, tennisBasis } from './known-before.ts';
import { liveTennisOf, serveLevel } from './tennis-chance.ts';

type Swing = NonNullable<TennisPoints['chances']>;

const LEVEL_SET: Pair = [6, 6];
const LONG_TIE_BREAK = 10;

/** Where the match stands: finished sets, and the set in play with its points. */
interface Standing {
  readonly sets: readonly Pair[];
  readonly set: SetState;
}

const withPoint = ([home, away]: Pair, wonBy: TennisSide): Pair =>
  wonBy === 'home' ? [home + 1, away] : [home, away + 1];

const other = (side: TennisSide): TennisSide => (side === 'home' ? 'away' : 'home');

/** A tie-break to ten shows it by its points only; until then it is one to seven. */
function tieBreakTo(points: Pair, isSetAlone: boolean): 7 | 10 {
  return isSetAlone || Math.max(...points) >= LONG_TIE_BREAK ? LONG_TIE_BREAK : 7;
}

function inGame(game: PlayedGame, before: Pair, points: Pair, isSetAlone: boolean): SetState {
  return {
    games: game.isTieBreak ? LEVEL_SET : before,
    points,
    isFirstServing: game.serving === 'home',
    tieBreakTo: tieBreakTo(points, isSetAlone),
  };
}

function beforeGame(games: Pair, serving: TennisSide): SetState {
  return { games, points: [0, 0], isFirstServing: serving === 'home', tieBreakTo: 7 };
}

/** Every standing after a point, in order; null after the point that ended the match. */
function standingsOf(sets: readonly PlayedSet[], isOver: boolean): (Standing | null)[] {
  const standings: (Standing | null)[] = [];
  const finished: Pair[] = [];
  for (const [index, set] of sets.entries()) {
    const isSetAlone = set.games.length === 1 && set.games[0]?.isTieBreak === true;
    let before: Pair = [0, 0];
    for (const [number, game] of set.games.entries()) {
      let points: Pair = [0, 0];
      for (const [played, { wonBy }] of game.points.entries()) {
        points = withPoint(points, wonBy);
        const isLast = played === game.points.length - 1 && game.winner !== null;
        if (!isLast) {
          standings.push({ sets: [...finished], set: inGame(game, before, points, isSetAlone) });
          continue;
        }
        const isSetOver = number === set.games.length - 1 && set.winner !== null;
        const next = set.games[number + 1] ?? (isSetOver ? sets[index + 1]?.games[0] : undefined);
        const serving = next?.serving ?? other(game.serving);
        if (isSetOver && isOver && index === sets.length - 1) standings.push(null);
        else if (isSetOver) {
          standings.push({ sets: [...finished, game.games], set: beforeGame([0, 0], serving) });
        } else standings.push({ sets: [...finished], set: beforeGame(game.games, serving) });
      }
      before = game.games;
    }
    finished.push(before);
  }
  return standings;
}

const percentOf = (chance: number): number => Math.round(chance * 1_000) / 10;

/** Whether the reported points are those of the score: none is missing. */
function isWhole(sets: readonly PlayedSet[], scores: readonly (Pair | null)[]): boolean {
  return sets.every(({ games }, index) => {
    const [home, away] = games.at(-1)?.games ?? [0, 0];
    const score = scores[index];
    return games.length > 0 && score?.[0] === home && score[1] === away;
  });
}

/**
 * The home player's chance to win the match, percent, before it and after each of its points: from
 * the closing price without its margin, or from our forecast, and from the points. Undefined where
 * neither is known, before the first point, and where the points are not all reported.
 */
export function tennisSwing(
  row: ChanceRow,
  sets: readonly PlayedSet[],
  scores: readonly (Pair | null)[],
): Swing | undefined {
  const isOver = row.status === MATCH_STATUS.finished;
  if (!isOver && row.status !== MATCH_STATUS.live) return undefined;
  const known = knownBefore(row);
  const firstWin = tennisBasis(known);
  if (firstWin === undefined || sets.length === 0 || !isWhole(sets, scores)) return undefined;
  const start: TennisStart = {
    firstWin,
    serveLevel: serveLevel(row.court, row.league_slug),
    bestOf: row.best_of === 5 ? 5 : 3,
  };
  const chanceIn = liveTennisOf(start);
  const last = Number(sets.at(-1)?.winner === 'home');
  return {
    basis: isPriced(known) ? 'closing' : 'model',
    start: percentOf(firstWin),
    after: standingsOf(sets, isOver).map((standing) =>
      percentOf(standing === null ? last : chanceIn(standing).match),
    ),
  };
}
