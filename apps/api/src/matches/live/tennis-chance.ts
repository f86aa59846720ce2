import { COURT_TYPE, type Pair } from '@tipmark/domain';
import {
  createLiveTennis,
  SERVE_LEVELS,
  type SetState,
  type TennisStart,
} from '@tipmark/prediction';
import { memoize } from '@tipmark/server-kit';

const MAX_MATCHES = 500;
const CALLS = ['0', '15', '30', '40', 'Ad'];
const ADVANTAGE = 4;
const LEVEL_SET: Pair = [6, 6];

const chancesOf = memoize({ maxEntries: MAX_MATCHES }, (text) =>
  createLiveTennis(JSON.parse(text) as TennisStart),
);

/** The chances in every state of a match; cached by what was known before it. */
export const liveTennisOf = (start: TennisStart) => chancesOf(JSON.stringify(start));

/** Mean share of points won on serve on a court, by the tour a league's address names. */
export function serveLevel(court: number | null, leagueSlug: string): number {
  const levels = /(?:^|-)(?:wta|women)(?:-|$)/.test(leagueSlug)
    ? SERVE_LEVELS.women
    : SERVE_LEVELS.men;
  if (court === COURT_TYPE.clay) return levels.clay;
  return court === COURT_TYPE.grass ? levels.grass : levels.hard;
}

export interface TennisPlay {
  /** Games of all sets, that in play last. */
  readonly sets: readonly Pair[];
  /** As they are called, home first: `40`, `Ad`, in a tie-break a number. */
  readonly points: readonly [string, string];
  readonly isHomeServing: boolean;
}

/** The set in play; undefined where its points do not say where it stands. */
function setOf({ sets, points, isHomeServing }: TennisPlay, isDeciding: boolean) {
  const games = sets.at(-1) ?? [0, 0];
  const calls = points.map((call) => CALLS.indexOf(call));
  const isLevel = games[0] === LEVEL_SET[0] && games[1] === LEVEL_SET[1];
  if (isLevel || calls.includes(-1)) {
    const own = points.map(Number);
    const [home = Number.NaN, away = Number.NaN] = own;
    if (Number.isNaN(home) || Number.isNaN(away)) return undefined;
    // who serves changes after the first point, then after every second one
    const isFirst = Math.floor((home + away + 1) / 2) % 2 === 0;
    return {
      games: LEVEL_SET,
      points: [home, away],
      isFirstServing: isFirst === isHomeServing,
      tieBreakTo: isDeciding && !isLevel ? 10 : 7,
    } satisfies SetState;
  }
  const [home = 0, away = 0] = calls;
  const isAdvantage = home === ADVANTAGE || away === ADVANTAGE;
  return {
    games,
    points: isAdvantage ? [Math.max(3, home), Math.max(3, away)] : [home, away],
    isFirstServing: isHomeServing,
    tieBreakTo: 7,
  } satisfies SetState;
}

/** The home player's chance to win the match; undefined where its state is not known. */
export function tennisChance(start: TennisStart, play: TennisPlay): number | undefined {
  const finished = play.sets.slice(0, -1);
  const set = setOf(play, finished.length === start.bestOf - 1);
  if (set === undefined) return undefined;
  return liveTennisOf(start)({ sets: finished, set }).match;
}
