import { type Board } from './tennis-board.ts';
import { DAYS, hold } from './tennis-chances.ts';
import { other, type Player, type Point } from './tennis-course.ts';
import { bounded, HIDDEN_SPREAD, type ServePoints } from './tennis-strength.ts';

const { exp, floor, log, max } = Math;

/** The host's chance to win from where a match stands, on a day on which the serves are so good. */
type ChanceFrom = (board: Board) => number;

/** Points on serve, won and lost, by host and guest. */
type Served = readonly [readonly [won: number, lost: number], readonly [won: number, lost: number]];

/**
 * The host's chance to win from any standing. Nobody knows what day the two have; the points played
 * tell something of it.
 */
export function tennisStanding([home, away]: ServePoints, bestOf: 3 | 5) {
  const days = DAYS.map(([deviations, weight]) => {
    const form = (deviations * HIDDEN_SPREAD) / 2;
    const serve: ServePoints = [bounded(home + form), bounded(away - form)];
    return { weight, serve, chanceFrom: chanceOfDay(serve, bestOf) };
  });
  return (board: Board, served: Served): number => {
    const likely = days.map(({ weight, serve }) => log(weight) + likelihood(serve, served));
    const best = max(...likely);
    let [sum, won] = [0, 0];
    for (const [index, { chanceFrom }] of days.entries()) {
      const share = exp((likely[index] ?? 0) - best);
      sum += share;
      won += share * chanceFrom(board);
    }
    return won / sum;
  };
}

function likelihood(serve: ServePoints, served: Served): number {
  return served.reduce((sum, [won, lost], player) => {
    const chance = serve[player] ?? 0.5;
    return sum + won * log(chance) + lost * log(1 - chance);
  }, 0);
}

/** After each of the points, and before the first. */
export function servedAfter(points: readonly Point[]): Served[] {
  const served: Served[] = [
    [
      [0, 0],
      [0, 0],
    ],
  ];
  for (const { server, winner } of points) {
    const [home, away] = served.at(-1) as Served;
    const of = server === 0 ? home : away;
    const now = server === winner ? ([of[0] + 1, of[1]] as const) : ([of[0], of[1] + 1] as const);
    served.push(server === 0 ? [now, away] : [home, now]);
  }
  return served;
}

function chanceOfDay(serve: ServePoints, bestOf: 3 | 5): ChanceFrom {
  const tieBreakFrom = tieBreaks(serve);
  const setFrom = sets(serve, tieBreakFrom);
  const needed = (bestOf + 1) / 2;
  let fresh: number | undefined;
  const matchFrom = (home: number, away: number): number => {
    if (home === needed) return 1;
    if (away === needed) return 0;
    fresh ??= (setFrom(0, 0, 0) + setFrom(0, 0, 1)) / 2;
    return fresh * matchFrom(home + 1, away) + (1 - fresh) * matchFrom(home, away + 1);
  };
  return ({ sets: [home, away], games, points, isTieBreak, server }) => {
    const [own, theirs] = games.at(-1) ?? [0, 0];
    let set: number;
    if (isTieBreak) {
      const isOwnTurn = floor((points[0] + points[1] + 1) / 2) % 2 === 0;
      set = tieBreakFrom(points[0], points[1], isOwnTurn ? server : other(server));
    } else {
      const game = gameFrom(serve[server], points[server], points[other(server)]);
      const won = server === 0 ? game : 1 - game;
      const next = other(server);
      set = won * setFrom(own + 1, theirs, next) + (1 - won) * setFrom(own, theirs + 1, next);
    }
    return set * matchFrom(home + 1, away) + (1 - set) * matchFrom(home, away + 1);
  };
}

/** The server's chance to win a game in which so many points are won and lost. */
function gameFrom(point: number, won: number, lost: number): number {
  if (won >= 4 && won - lost >= 2) return 1;
  if (lost >= 4 && lost - won >= 2) return 0;
  if (won === 0 && lost === 0) return hold(point);
  const deuce = point ** 2 / (point ** 2 + (1 - point) ** 2);
  if (won >= 3 && won === lost) return deuce;
  return point * gameFrom(point, won + 1, lost) + (1 - point) * gameFrom(point, won, lost + 1);
}

type FromScore = (home: number, away: number, server: Player) => number;

function remembered(chance: FromScore): FromScore {
  const known = new Map<number, number>();
  return (home, away, server) => {
    const place = (home * 64 + away) * 2 + server;
    const found = known.get(place);
    if (found !== undefined) return found;
    const made = chance(home, away, server);
    known.set(place, made);
    return made;
  };
}

/** The host's chance in a tie-break that `first` began. */
function tieBreaks([home, away]: ServePoints): FromScore {
  const [bothWon, bothLost] = [home * (1 - away), (1 - home) * away];
  const from: FromScore = remembered((own, theirs, first) => {
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

/** The host's chance in a set in which `server` serves the next game. */
function sets(serve: ServePoints, tieBreakFrom: FromScore): FromScore {
  const holds = serve.map(hold);
  const from: FromScore = remembered((own, theirs, server) => {
    if (max(own, theirs) === 7) return own > theirs ? 1 : 0;
    if (max(own, theirs) === 6 && Math.abs(own - theirs) >= 2) return own > theirs ? 1 : 0;
    if (own === 6 && theirs === 6) return tieBreakFrom(0, 0, server);
    const chance = server === 0 ? (holds[0] ?? 0) : 1 - (holds[1] ?? 0);
    const next = other(server);
    return chance * from(own + 1, theirs, next) + (1 - chance) * from(own, theirs + 1, next);
  });
  return from;
}
