import type { ScoreRecord } from '@tipmark/contract/feed';
import { checkResult, MATCH_STATUS, SPORT } from '@tipmark/domain';
import type { GoalList } from './match-goals.ts';
import type { MatchResults } from './match-results.ts';

type Pair = readonly [home: number, away: number];

/** Result of a finished match with its parts, and what of it could not be read. */
export interface FinalScore {
  readonly score: NonNullable<ScoreRecord['score']>;
  readonly advancing?: 'home' | 'away';
  readonly doubt?: string;
}

const REGULAR_MINUTES = 90;

const isSame = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];
const isWithin = (part: Pair, whole: Pair): boolean => part[0] <= whole[0] && part[1] <= whole[1];
const isLevel = ([home, away]: Pair): boolean => home === away;
const less = (one: Pair, other: Pair): [number, number] => [one[0] - other[0], one[1] - other[1]];
const leader = ([home, away]: Pair): 'home' | 'away' => (home > away ? 'home' : 'away');

/**
 * The result of ninety minutes, extra time and the shoot-out apart.
 * @returns undefined where there is no result yet, a text where its parts contradict each other
 */
export function finalScore(
  results: MatchResults,
  goals: GoalList,
): FinalScore | string | undefined {
  const { afterExtra, end, half } = results;
  if (end === undefined && afterExtra === undefined) return undefined;
  const regular = afterExtra === undefined ? end : regularBefore(afterExtra, end, goals);
  if (regular === undefined) return 'its results contradict each other; the last known one stays';
  const played = afterExtra ?? regular;
  const shootout = isLevel(played) ? shootoutOf(results, goals, played) : undefined;
  const extra = afterExtra && less(afterExtra, regular);
  const decidedBy = shootout?.winner ?? (extra === undefined ? undefined : winnerOf(played));
  const [home, away] = regular;
  return {
    score: {
      home,
      away,
      ...(half !== undefined && isWithin(half, regular)
        ? { periods: [[...half], less(regular, half)] }
        : {}),
      ...(extra === undefined ? {} : { extra }),
      ...(shootout?.penalties === undefined ? {} : { penalties: shootout.penalties }),
    },
    ...(decidedBy === undefined ? {} : { advancing: decidedBy }),
    ...(shootout?.doubt === undefined ? {} : { doubt: shootout.doubt }),
  };
}

const winnerOf = (played: Pair): 'home' | 'away' | undefined =>
  isLevel(played) ? undefined : leader(played);

/**
 * The score of ninety minutes before extra time: a level one. Users overwrite the end result with
 * that of the whole match; then the minutes of the goals decide.
 */
function regularBefore(
  afterExtra: Pair,
  end: Pair | undefined,
  { goals }: GoalList,
): Pair | undefined {
  if (end !== undefined && isLevel(end) && isWithin(end, afterExtra)) return end;
  const areAll = isSame(goals.at(-1)?.score ?? [0, 0], afterExtra);
  const areTimed = goals.every(({ minute }) => minute !== undefined);
  if (!areAll || !areTimed) return undefined;
  const inTime = goals.filter(({ minute = 0 }) => minute <= REGULAR_MINUTES);
  const counted: Pair = inTime.at(-1)?.score ?? [0, 0];
  return isLevel(counted) ? counted : undefined;
}

interface Shootout {
  readonly penalties?: [number, number];
  readonly winner?: 'home' | 'away';
  readonly doubt?: string;
}

/**
 * The shoot-out alone. Its row holds the kicks, or with them the goals before: the listed kicks
 * decide, then which of the two can be a result of a shoot-out.
 */
function shootoutOf(
  { shootout: row }: MatchResults,
  { shootout: listed }: GoalList,
  played: Pair,
): Shootout | undefined {
  const hasList = listed[0] + listed[1] > 0;
  if (row === undefined) {
    if (!hasList || !isShootoutEnd(listed)) return undefined;
    return { penalties: [...listed], winner: leader(listed) };
  }
  const kicks = less(row, played);
  const readings = [row, kicks].filter((one) => isWithin([0, 0], one) && isShootoutEnd(one));
  const ofList = hasList ? readings.find((one) => isSame(one, listed)) : undefined;
  const penalties = ofList ?? readings[0];
  const winner = isLevel(row) ? {} : { winner: leader(row) };
  if (penalties === undefined)
    return { ...winner, doubt: `a shoot-out cannot end ${row.join(':')}; it is left out` };
  return { ...winner, penalties: [penalties[0], penalties[1]] };
}

function isShootoutEnd(penalties: Pair): boolean {
  const score = { home: 0, away: 0, penalties };
  return checkResult({ sport: SPORT.soccer, status: MATCH_STATUS.finished, score }) === undefined;
}
