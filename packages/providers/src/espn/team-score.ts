import type { ScoreRecord } from '@tipmark/contract/feed';
import { SPORT, type Sport, sumPairs } from '@tipmark/domain';
import { countOf, listOf, pairOf, reach } from '../values/soft.ts';
import { countGoals, type Detail } from './details.ts';
import { statusName } from './match-status.ts';
import type { Sides } from './sides.ts';

type Score = NonNullable<ScoreRecord['score']>;
type Pair = [home: number, away: number];

const REGULAR_MINUTES = 90;
const REGULAR_PERIODS = 3;
const EXTRA_TIME: ReadonlySet<string | undefined> = new Set(['FINAL_AET', 'FINAL_PEN']);

export const totalOf = ({ home, away }: Sides): Pair | undefined =>
  pairOf(reach(home, 'score'), reach(away, 'score'));

/**
 * The score with its parts; undefined where it contains extra time that cannot be taken out.
 * @param details those that add up to the score, where there are such
 */
export function teamScore(
  sport: Sport,
  competition: unknown,
  { sides, details }: { sides: Sides; details: readonly Detail[] | undefined },
): Score | undefined {
  const total = totalOf(sides);
  if (total === undefined) return undefined;
  if (sport === SPORT.hockey) return periodsScore(total, competition, sides);
  const [home, away] = total;
  if (!EXTRA_TIME.has(statusName(competition))) return { home, away };
  if (details === undefined) return undefined;
  const regular = countGoals(details.filter(({ minute }) => minute <= REGULAR_MINUTES));
  const penalties = pairOf(reach(sides.home, 'shootoutScore'), reach(sides.away, 'shootoutScore'));
  return {
    home: regular[0],
    away: regular[1],
    extra: [home - regular[0], away - regular[1]],
    ...(statusName(competition) === 'FINAL_PEN' && penalties !== undefined ? { penalties } : {}),
  };
}

/** Line scores by period; of a shoot-out only the winner is in the answer. */
function periodsScore(total: Pair, competition: unknown, sides: Sides): Score {
  const [home, away] = total;
  const rows = [listOf(reach(sides.home, 'linescores')), listOf(reach(sides.away, 'linescores'))];
  const [ofHome = [], ofAway = []] = rows;
  const parts = ofHome.flatMap((row, index): Pair[] => {
    const pair = pairOf(reach(row, 'value'), reach(ofAway[index], 'value'));
    return pair === undefined ? [] : [pair];
  });
  const periods = parts.slice(0, REGULAR_PERIODS);
  const extra = sumPairs(parts.slice(REGULAR_PERIODS)) as Pair;
  const [one, other] = sumPairs([...periods, extra]);
  const period = countOf(reach(competition, 'status', 'period'), 30) ?? 0;
  const isShootout = String(reach(competition, 'status', 'type', 'detail')).endsWith('SO');
  const [wonHome, wonAway]: Pair = home > away ? [1, 0] : [0, 1];
  if (isShootout) {
    const [regularHome, regularAway] = sumPairs(periods);
    const isSum = regularHome + wonHome === home && regularAway + wonAway === away;
    return { home, away, ...(isSum ? { periods } : {}), penalties: [wonHome, wonAway] };
  }
  if (one !== home || other !== away) return { home, away };
  return {
    home,
    away,
    periods,
    ...(period > REGULAR_PERIODS && extra[0] + extra[1] > 0 ? { extra } : {}),
  };
}

const CLOCK = /^(\d{1,3})'(?:\+(\d{1,2})'?)?$/;

/** `1H:37`, `2H:90+4`, `HT`, `P2`, `OT`. */
export function liveStateOf(sport: Sport, competition: unknown): string | undefined {
  const period = countOf(reach(competition, 'status', 'period'), 30);
  if (statusName(competition) === 'HALFTIME') return 'HT';
  if (period === undefined || period === 0) return undefined;
  if (sport === SPORT.hockey) return period > REGULAR_PERIODS ? 'OT' : `P${period}`;
  const clock = String(reach(competition, 'status', 'displayClock'));
  const [, minute, stoppage] = CLOCK.exec(clock) ?? [];
  if (minute === undefined || period > 2) return undefined;
  return `${period}H:${minute}${stoppage === undefined ? '' : `+${stoppage}`}`;
}
