import { HOUR_SECONDS, MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { isArchive } from '../identity/source-order.ts';
import { byStrength, type MatchReport } from '../matches/match-report.ts';
import { hasResult, isDecided } from '../matches/status-rank.ts';

/**
 * How long after the start sources may contradict each other: by then each was asked again a day
 * after the end, and the strongest is believed.
 */
const CONTRADICTED_SECONDS = 27 * HOUR_SECONDS;
/** A source that reports a match as running repeats it; one that is silent is no evidence. */
const RUNNING_SECONDS = 900;

/** Broken off or called off: no result of the day. One that is moved may be an old plan. */
const BROKEN_OFF: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.stopped,
  MATCH_STATUS.interrupted,
  MATCH_STATUS.canceled,
]);

const resultText = ({ source, score, status }: MatchReport): string =>
  `${source} ${score === null ? `status ${status}` : score.join(':')}`;

const isOneResult = (one: MatchReport, other: MatchReport): boolean =>
  one.score?.join(':') === other.score?.join(':') &&
  (one.status === MATCH_STATUS.awarded) === (other.status === MATCH_STATUS.awarded);

function againstIt(first: MatchReport, other: MatchReport, nowSeconds: number): boolean {
  if (hasResult(other)) return !isOneResult(first, other);
  if (BROKEN_OFF.has(other.status)) return true;
  return (
    other.status === MATCH_STATUS.live &&
    other.reportedAt !== null &&
    other.reportedAt > nowSeconds - RUNNING_SECONDS
  );
}

export interface Doubt {
  readonly reason: string;
  /** It ends by itself: a source is only behind. */
  readonly isPassing: boolean;
}

/**
 * Why a result does not count yet: a provider contradicts the one that reported it as final.
 * Archives are files of later, and contradict nothing.
 * @param startsAt of the match, unix seconds
 */
export function doubtOfResult(
  reports: readonly MatchReport[],
  startsAt: number,
  nowSeconds: number,
): Doubt | undefined {
  if (nowSeconds > startsAt + CONTRADICTED_SECONDS) return undefined;
  const [first, ...others] = reports
    .filter(({ source }) => !isArchive(source))
    .toSorted(byStrength);
  if (first === undefined || !isDecided(first.status)) return undefined;
  const against = others.filter((other) => againstIt(first, other, nowSeconds));
  if (against.length === 0) return undefined;
  const reported = [first, ...against].map(resultText).join(', ');
  return {
    reason: `sources contradict each other: ${reported}`,
    isPassing: against.every(({ status }) => status === MATCH_STATUS.live),
  };
}
