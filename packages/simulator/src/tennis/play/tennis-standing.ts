import { type Board } from './tennis-board.ts';
import { DAYS, hold, holdFromDeuce, SETS } from './tennis-chances.ts';
import {
  hiddenSpread,
  isBreakPoint,
  type MatchKind,
  type ServePoints,
  shifted,
  underPressure,
} from './tennis-strength.ts';
import { other, type Player, type Point } from './tennis-timeline.ts';

const { exp, floor, log, max } = Math;

/** Points on serve, won and lost, by home and away. */
type Served = readonly [readonly [won: number, lost: number], readonly [won: number, lost: number]];

const NONE: Served = [
  [0, 0],
  [0, 0],
];

/** Possible forms of a set on a day. */
interface SetOfDay {
  readonly weight: number;
  readonly serve: ServePoints;
  readonly chances: SetChances;
}

/**
 * The home player's probability of winning from any score. The form of the day and of the set are
 * not known; the points played are evidence of both.
 */
export function tennisStanding(serve: ServePoints, kind: MatchKind) {
  const hidden = hiddenSpread(kind);
  const days = DAYS.map(([deviations, weight]) => {
    const ofDay = shifted(serve, hidden.day, deviations);
    const sets = SETS.map(([ofSet, share]): SetOfDay => {
      const ofThisSet = shifted(ofDay, hidden.set, ofSet);
      return { weight: share, serve: ofThisSet, chances: chancesOfSet(ofThisSet) };
    });
    return { weight, sets, fresh: mean(sets, ({ chances }) => chances.fresh()) };
  });
  /** @param served set by set, as far as points were played in it */
  return (board: Board, served: readonly Served[]): number => {
    const likely = days.map(
      ({ weight, sets }) =>
        log(weight) + served.reduce((sum, ofSet) => sum + likelihood(sets, ofSet), 0),
    );
    const best = max(...likely);
    let [sum, won] = [0, 0];
    for (const [index, { sets, fresh }] of days.entries()) {
      const share = exp((likely[index] ?? 0) - best);
      const running = served[board.games.length - 1] ?? NONE;
      const ofSets = sets.map((one) => one.weight * exp(logLikelihood(one.serve, running)));
      const set = mean(
        sets.map(({ chances }, index) => ({ weight: ofSets[index] ?? 0, chances })),
        ({ chances }) => chances.from(board),
      );
      const [home, away] = board.sets;
      const from = matchChance(fresh, (kind.bestOf + 1) / 2);
      sum += share;
      won += share * (set * from(home + 1, away) + (1 - set) * from(home, away + 1));
    }
    return won / sum;
  };
}

function mean<One extends { readonly weight: number }>(
  all: readonly One[],
  value: (one: One) => number,
): number {
  const weight = all.reduce((sum, one) => sum + one.weight, 0);
  return all.reduce((sum, one) => sum + one.weight * value(one), 0) / weight;
}

/** Log-likelihood of the points of a set on a day, over all forms of the set. */
function likelihood(sets: readonly SetOfDay[], served: Served): number {
  const likely = sets.map(({ weight, serve }) => log(weight) + logLikelihood(serve, served));
  const best = max(...likely);
  return best + log(likely.reduce((sum, one) => sum + exp(one - best), 0));
}

function logLikelihood(serve: ServePoints, served: Served): number {
  return served.reduce((sum, [won, lost], player) => {
    const chance = serve[player] ?? 0.5;
    return sum + won * log(chance) + lost * log(1 - chance);
  }, 0);
}

/** After each of the points, and before the first; a set begins with its first point. */
export function servedAfter(points: readonly Point[]): (readonly Served[])[] {
  const served: (readonly Served[])[] = [[NONE]];
  for (const [index, { server, winner, set }] of points.entries()) {
    const before = served.at(-1) ?? [];
    const isNewSet = index > 0 && points[index - 1]?.set !== set;
    const over = isNewSet ? before : before.slice(0, -1);
    const [home, away] = isNewSet ? NONE : (before.at(-1) ?? NONE);
    const of = server === 0 ? home : away;
    const now = server === winner ? ([of[0] + 1, of[1]] as const) : ([of[0], of[1] + 1] as const);
    served.push([...over, server === 0 ? [now, away] : [home, now]]);
  }
  return served;
}

/**
 * The home player's chance to win the match from so many sets each, each set with the same chance.
 */
function matchChance(fresh: number, needed: number): (home: number, away: number) => number {
  const from = (home: number, away: number): number => {
    if (home === needed) return 1;
    if (away === needed) return 0;
    return fresh * from(home + 1, away) + (1 - fresh) * from(home, away + 1);
  };
  return from;
}

/** The home player's chances to win a set in which the serves are so good. */
interface SetChances {
  /** From its beginning, whoever serves first. */
  fresh(): number;
  from(board: Board): number;
}

function chancesOfSet(serve: ServePoints): SetChances {
  const tieBreakFrom = tieBreaks(serve);
  const setFrom = sets(serve, tieBreakFrom);
  return {
    fresh: () => (setFrom(0, 0, 0) + setFrom(0, 0, 1)) / 2,
    from({ games, points, isTieBreak, server }) {
      const [own, theirs] = games.at(-1) ?? [0, 0];
      if (isTieBreak) {
        const isOwnServe = floor((points[0] + points[1] + 1) / 2) % 2 === 0;
        return tieBreakFrom(points[0], points[1], isOwnServe ? server : other(server));
      }
      const game = gameFrom(serve[server], points[server], points[other(server)]);
      const won = server === 0 ? game : 1 - game;
      const next = other(server);
      return won * setFrom(own + 1, theirs, next) + (1 - won) * setFrom(own, theirs + 1, next);
    },
  };
}

/** The server's chance to win a game in which so many points are won and lost. */
function gameFrom(point: number, won: number, lost: number): number {
  if (won >= 4 && won - lost >= 2) return 1;
  if (lost >= 4 && lost - won >= 2) return 0;
  if (won === 0 && lost === 0) return hold(point);
  if (won >= 3 && won === lost) return holdFromDeuce(point);
  const chance = isBreakPoint(won, lost) ? underPressure(point) : point;
  return chance * gameFrom(point, won + 1, lost) + (1 - chance) * gameFrom(point, won, lost + 1);
}

type FromScore = (home: number, away: number, server: Player) => number;

function memoized(chance: FromScore): FromScore {
  const known = new Map<number, number>();
  return (home, away, server) => {
    const key = (home * 64 + away) * 2 + server;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = chance(home, away, server);
    known.set(key, made);
    return made;
  };
}

/** The home player's chance in a tie-break that `first` began. */
function tieBreaks([home, away]: ServePoints): FromScore {
  const [bothWon, bothLost] = [home * (1 - away), (1 - home) * away];
  const from: FromScore = memoized((own, theirs, first) => {
    if (own >= 7 && own - theirs >= 2) return 1;
    if (theirs >= 7 && theirs - own >= 2) return 0;
    // Two points in a row, one on either serve, end it from here on.
    if (own >= 6 && own === theirs) return bothWon / (bothWon + bothLost);
    const isFirst = floor((own + theirs + 1) / 2) % 2 === 0;
    const server = isFirst ? first : other(first);
    const chance = server === 0 ? home : 1 - away;
    return chance * from(own + 1, theirs, first) + (1 - chance) * from(own, theirs + 1, first);
  });
  return from;
}

/** The home player's chance in a set in which `server` serves the next game. */
function sets(serve: ServePoints, tieBreakFrom: FromScore): FromScore {
  const holds = serve.map(hold);
  const from: FromScore = memoized((own, theirs, server) => {
    if (max(own, theirs) === 7) return own > theirs ? 1 : 0;
    if (max(own, theirs) === 6 && Math.abs(own - theirs) >= 2) return own > theirs ? 1 : 0;
    if (own === 6 && theirs === 6) return tieBreakFrom(0, 0, server);
    const chance = server === 0 ? (holds[0] ?? 0) : 1 - (holds[1] ?? 0);
    const next = other(server);
    return chance * from(own + 1, theirs, next) + (1 - chance) * from(own, theirs + 1, next);
  });
  return from;
}
