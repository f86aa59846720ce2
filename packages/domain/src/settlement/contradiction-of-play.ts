import { checkResult } from '../consistency/check-match.ts';
import type { MatchReport } from '../consistency/match-report.ts';
import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import {
  type HalvesPlay,
  type Pair,
  type PeriodsPlay,
  type Play,
  type SetsPlay,
  setsWon,
  sumPairs,
} from '../matches/played.ts';

type Reported = Pick<MatchReport, 'score' | 'bestOf' | 'advancing'>;

const SIDES = { 1: 'home', 2: 'away' } as const;

function ofHalves({ score, halfScore }: HalvesPlay): Reported {
  if (score === null) return {};
  return { score: { home: score[0], away: score[1], ...(halfScore && { periods: [halfScore] }) } };
}

function ofPeriods({ periods, overtimeGoals, shootoutWinner }: PeriodsPlay): Reported {
  if (periods.length === 0) return {};
  const shots: Pair = [Number(shootoutWinner === 1), Number(shootoutWinner === 2)];
  const extra = overtimeGoals ?? [0, 0];
  const [home, away] = sumPairs([...periods, extra, shots]);
  const penalties = shootoutWinner === null ? {} : { penalties: shots };
  return { score: { home, away, periods, extra, ...penalties } };
}

function ofSets({ sets, completedSets, bestOf, advancing }: SetsPlay): Reported {
  if (sets.length === 0) return {};
  const [home, away] = setsWon(sets.slice(0, completedSets));
  return {
    score: { home, away, periods: sets },
    // Three is also what stands for an unknown number.
    bestOf: bestOf === 5 ? bestOf : null,
    advancing: advancing === null ? null : SIDES[advancing],
  };
}

function reportedIn(play: Play): Reported {
  if ('sets' in play) return ofSets(play);
  return 'periods' in play ? ofPeriods(play) : ofHalves(play);
}

/** The statuses with which what was played decides tips. */
const SETTLING: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.finished,
  MATCH_STATUS.finishedRetired,
]);

const FOUND = new WeakMap<Play, { readonly status: MatchStatus; readonly isFound: boolean }>();

/**
 * Whether what was played contradicts itself, such as a finished match that nobody won: nothing is
 * settled on it. Remembered, as all tips on a match ask.
 */
export function contradictsItself(play: Play, status: MatchStatus): boolean {
  if (!SETTLING.has(status)) return false;
  const known = FOUND.get(play);
  if (known?.status === status) return known.isFound;
  const isFound = checkResult({ sport: play.sport, status, ...reportedIn(play) }) !== undefined;
  FOUND.set(play, { status, isFound });
  return isFound;
}
