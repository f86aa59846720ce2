import type { ScoreRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { pairOf, reach } from '../values/soft.ts';
import { hasShootOut, isAfterRegularTime, isSinceHalfTime } from './statuses.ts';

type Pair = [number, number];
type Score = ScoreRecord['score'];

/** A score, or why the parts of it contradict each other. */
export interface ReadScore {
  readonly score: Score | undefined;
  readonly doubt?: string;
}

const WITHOUT_SCORE: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.scheduled,
  MATCH_STATUS.moved,
  MATCH_STATUS.canceled,
]);

/**
 * The score of a row: `goals` counts up to minute 120, `score.fulltime` ends with minute 90,
 * `score.extratime` has extra time alone and `score.penalty` the shoot-out.
 */
export function scoreOfFixture(row: unknown, short: string, status: MatchStatus): ReadScore {
  if (WITHOUT_SCORE.has(status)) return { score: null };
  const goals = partOf(reach(row, 'goals'));
  const isEnded = status === MATCH_STATUS.walkover || status === MATCH_STATUS.awarded;
  if (goals === undefined)
    return isEnded ? { score: null } : { score: undefined, doubt: 'the match has no goals' };
  if (isEnded) return { score: { home: goals[0], away: goals[1] } };
  const { regular, extra, doubt } = partsOfTime(row, goals, short);
  if (regular === undefined) return { score: undefined, doubt: doubt ?? '' };
  const penalties = hasShootOut(short) ? partOf(reach(row, 'score', 'penalty')) : undefined;
  const { periods, doubt: ofHalves } = halvesOf(row, regular, short);
  const noted = doubt ?? ofHalves;
  return {
    score: {
      home: regular[0],
      away: regular[1],
      ...(periods === undefined ? {} : { periods }),
      ...(extra === undefined ? {} : { extra }),
      ...(penalties === undefined ? {} : { penalties }),
    },
    ...(noted === undefined ? {} : { doubt: noted }),
  };
}

const partOf = (part: unknown): Pair | undefined =>
  pairOf(reach(part, 'home'), reach(part, 'away'));

const minus = (one: Pair, other: Pair): Pair => [one[0] - other[0], one[1] - other[1]];
const isNegative = ([home, away]: Pair): boolean => home < 0 || away < 0;

interface PartsOfTime {
  readonly regular?: Pair;
  readonly extra?: Pair;
  readonly doubt?: string;
}

/** Regular time and extra time of the goals so far. */
function partsOfTime(row: unknown, goals: Pair, short: string): PartsOfTime {
  if (!isAfterRegularTime(short)) return { regular: goals };
  const fullTime = partOf(reach(row, 'score', 'fulltime'));
  const extraTime = partOf(reach(row, 'score', 'extratime'));
  if (fullTime === undefined) {
    if (extraTime === undefined)
      return { doubt: `status ${short} without the score of 90 minutes` };
    const regular = minus(goals, extraTime);
    return isNegative(regular)
      ? { doubt: 'extra time has more goals than the match' }
      : { regular, extra: extraTime };
  }
  const extra = minus(goals, fullTime);
  if (isNegative(extra)) return { doubt: 'the score of 90 minutes is above the goals' };
  // A shoot-out may follow at once; then there is no extra time at all.
  if (extraTime === undefined && extra[0] + extra[1] === 0 && short !== 'ET' && short !== 'AET')
    return { regular: fullTime };
  const isSame = extraTime === undefined || String(extraTime) === String(extra);
  return {
    regular: fullTime,
    extra,
    ...(isSame ? {} : { doubt: `extra time ${extraTime.join(':')} is not ${extra.join(':')}` }),
  };
}

/** Both halves from half-time on: before, the field holds the running score. */
function halvesOf(
  row: unknown,
  regular: Pair,
  short: string,
): { readonly periods?: Pair[]; readonly doubt?: string } {
  const first = partOf(reach(row, 'score', 'halftime'));
  if (first === undefined || !isSinceHalfTime(short)) return {};
  if (short === 'HT') return { periods: [first] };
  const second = minus(regular, first);
  return isNegative(second)
    ? { doubt: `the score of half-time ${first.join(':')} is above ${regular.join(':')}` }
    : { periods: [first, second] };
}
