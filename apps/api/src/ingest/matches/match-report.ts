import {
  DAY_SECONDS,
  LIVE_REPORT_SECONDS,
  MATCH_STATUS,
  type MatchStatus,
  type SourcedFact,
} from '@tipmark/domain';
import { compareSources, isArchive } from '../identity/source-order.ts';
import { type MatchState, slugOn } from './match-state.ts';
import { hasResult, statusRank } from './status-rank.ts';
import { swappedMatch } from './swap-sides.ts';

/** Fields of a match that sources report; the others identify it or follow from prices. */
const REPORTED = [
  'refereeId',
  'round',
  'isFriendly',
  'isPlayOff',
  'startsAt',
  'isTimeKnown',
  'isDayKnown',
  'status',
  'liveState',
  'secondLine',
  'score',
  'periods',
  'extra',
  'penalties',
  'redCards',
  'court',
  'bestOf',
  'ranks',
  'advancing',
  'tieBreaks',
  'seeds',
  'entries',
  'drawPosition',
  'points',
  'serving',
  'playedMinutes',
] as const;

export type ReportedFacts = Pick<MatchState, (typeof REPORTED)[number]>;

/** All that one source reports of a match. */
export interface MatchReport extends ReportedFacts {
  readonly source: string;
  /** A correction was reported: it counts more than what its equals report. */
  readonly isCorrected: boolean;
  /** Unix seconds of the last score, where the source sends them. */
  readonly reportedAt: number | null;
}

/** The facts of a match, without anything else. */
export function factsOf(match: ReportedFacts): ReportedFacts {
  return Object.fromEntries(REPORTED.map((field) => [field, match[field]])) as never;
}

/** Head of a source with the time of its last score, for a match it reports alone. */
export const REPORTED_AT = 'reported at';

/** The row of a match that one source reports is its report. */
export function reportOfRow(
  match: MatchState,
  source: string,
  reported: {
    status: string | undefined;
    isCorrected: boolean;
    reportedAt: string | undefined;
  },
): MatchReport {
  const { status = match.status, isCorrected, reportedAt } = reported;
  // A job may have ended the match, which no source reported.
  const facts = { ...factsOf(match), status: Number(status) as MatchStatus };
  return { ...facts, source, isCorrected, reportedAt: Number(reportedAt) || null };
}

/** A report with the two sides of the match swapped. */
export function swappedReport(report: MatchReport, match: MatchState): MatchReport {
  return { ...report, ...factsOf(swappedMatch({ ...match, ...factsOf(report) })) };
}

/** How far a match is; a source that knows no score may only have seen its hour pass. */
const PROGRESS = {
  planned: 0,
  runningByTheClock: 1,
  moved: 2,
  running: 3,
  takenBack: 4,
  over: 5,
  withResult: 6,
} as const;

function progressOf(report: MatchReport): number {
  if (hasResult(report)) return PROGRESS.withResult;
  if (statusRank(report.status) === 2) return PROGRESS.over;
  if (isRunning(report))
    return report.score === null ? PROGRESS.runningByTheClock : PROGRESS.running;
  return report.status === MATCH_STATUS.moved ? PROGRESS.moved : PROGRESS.planned;
}

/**
 * A match that a source took back after its start is moved, unless a stronger one sees it played.
 */
function progressAmong(reports: readonly MatchReport[]): (report: MatchReport) => number {
  const played = reports.filter(
    (report) => isRunning(report) && report.score !== null && !isArchive(report.source),
  );
  return (report) => {
    const isTakenBack = report.status === MATCH_STATUS.moved && report.isCorrected;
    const isOutranked = played.some(
      ({ source }) => compareSources(source, report.source, 'score') < 0,
    );
    return isTakenBack && !isOutranked ? PROGRESS.takenBack : progressOf(report);
  };
}

const isRunning = ({ status }: MatchReport): boolean => statusRank(status) === 1;

type Order = (one: MatchReport, other: MatchReport) => number;

const more =
  (weight: (report: MatchReport) => number): Order =>
  (one, other) =>
    weight(other) - weight(one);

const bySource =
  (fact: SourcedFact): Order =>
  (one, other) =>
    compareSources(one.source, other.source, fact);

/** Two reports of one source, of files that repeat a match. */
const byFacts: Order = (one, other) => {
  const [first, second] = [JSON.stringify(factsOf(one)), JSON.stringify(factsOf(other))];
  return first < second ? -1 : Number(first > second);
};

const inOrder =
  (...orders: readonly Order[]): Order =>
  (one, other) => {
    for (const order of orders) {
      const difference = order(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  };

const providersFirst = more(({ source }) => Number(!isArchive(source)));
const datedFirst = more(({ isDayKnown }) => Number(isDayKnown));

const correctedFirst = more(({ isCorrected }) => Number(isCorrected));

/** Whose result counts. */
const OF_RESULT = inOrder(
  more(progressOf),
  providersFirst,
  datedFirst,
  correctedFirst,
  bySource('score'),
  byFacts,
);

/** Whose start counts: a source that also has the result knows when the match was played. */
const OF_SCHEDULE = inOrder(
  datedFirst,
  more((report) => Number(hasResult(report))),
  providersFirst,
  correctedFirst,
  bySource('start'),
);

const secondsOf = ({ reportedAt }: MatchReport): number => reportedAt ?? 0;

/** While a match runs, reports that the newest one has not made out of date come first. */
function currentFirst(reports: readonly MatchReport[]): Order {
  const newest = Math.max(...reports.filter(isRunning).map(secondsOf));
  return more((report) =>
    Number(isRunning(report) && secondsOf(report) >= newest - LIVE_REPORT_SECONDS),
  );
}

/** Whose score counts now: of several that report a match as it runs the strongest current one. */
const ofResultAmong = (reports: readonly MatchReport[]): Order => {
  const rest = inOrder(correctedFirst, bySource('score'), byFacts);
  const running = inOrder(currentFirst(reports), bySource('score'), byFacts);
  return inOrder(more(progressAmong(reports)), providersFirst, datedFirst, (one, other) =>
    isRunning(one) && isRunning(other) ? running(one, other) : rest(one, other),
  );
};

/** The clock of a running match is that of the best clock that shows the same score. */
function clockOf(first: MatchReport, reports: readonly MatchReport[]) {
  if (!isRunning(first)) return first;
  const score = JSON.stringify(first.score);
  const clocks = reports.filter(
    (report) =>
      isRunning(report) && report.liveState !== null && JSON.stringify(report.score) === score,
  );
  const [best = first] = clocks.toSorted(inOrder(currentFirst(reports), bySource('clock')));
  return best;
}

/** The report whose result counts first. */
export const byStrength: Order = OF_RESULT;

/** The report whose start counts first. */
export const startFirst: Order = OF_SCHEDULE;

/**
 * A match according to all its sources, whatever order their reports came in: each fact is that of
 * the strongest source that reports it.
 */
export function mergeReports(
  match: MatchState,
  reports: readonly MatchReport[],
): Partial<MatchState> {
  const ofResult = reports.toSorted(ofResultAmong(reports));
  const ofSchedule = reports.toSorted(OF_SCHEDULE);
  const [first] = ofResult;
  if (first === undefined) return {};
  const start = startOf(ofSchedule);
  return {
    ...scheduleBy(ofSchedule),
    ...start,
    ...resultBy(first, ofResult),
    status: statusAfter(match, first, start.startsAt),
    slug: slugOn(match, start.startsAt),
  };
}

type Start = Pick<ReportedFacts, 'startsAt' | 'isTimeKnown' | 'isDayKnown'>;

/** The strongest source may know only the day, and another one the hour. */
function startOf(inOrderOfStrength: readonly MatchReport[]): Start {
  const [first] = inOrderOfStrength as [MatchReport];
  const isNear = ({ startsAt }: MatchReport) => Math.abs(startsAt - first.startsAt) < DAY_SECONDS;
  const hour = first.isTimeKnown
    ? first
    : (inOrderOfStrength.find((report) => report.isTimeKnown && isNear(report)) ?? first);
  return {
    startsAt: hour.startsAt,
    isTimeKnown: hour.isTimeKnown,
    isDayKnown: first.isDayKnown,
  };
}

function scheduleBy(reports: readonly MatchReport[]): Partial<MatchState> {
  return {
    refereeId: firstOf(reports, ({ refereeId }) => refereeId),
    round: firstOf(reports, ({ round }) => round),
    isFriendly: reports.some(({ isFriendly }) => isFriendly),
    isPlayOff: reports.some(({ isPlayOff }) => isPlayOff),
    court: firstOf(reports, ({ court }) => court),
    bestOf: firstOf(reports, ({ bestOf }) => bestOf),
    ranks: firstPair(reports, ({ ranks }) => ranks),
    seeds: firstPair(reports, ({ seeds }) => seeds),
    entries: firstPair(reports, ({ entries }) => entries),
    drawPosition: firstOf(reports, ({ drawPosition }) => drawPosition),
  };
}

/** Details that the strongest source leaves out come from others that report the same score. */
function resultBy(first: MatchReport, reports: readonly MatchReport[]): Partial<MatchState> {
  const score = JSON.stringify(first.score);
  const same = reports.filter((report) => JSON.stringify(report.score) === score);
  const { liveState, secondLine } = clockOf(first, reports);
  return {
    liveState,
    secondLine,
    score: first.score,
    points: first.points,
    serving: first.serving,
    periods: firstOf(same, ({ periods }) => periods),
    extra: firstOf(same, ({ extra }) => extra),
    penalties: firstOf(same, ({ penalties }) => penalties),
    redCards: firstOf(same, ({ redCards }) => redCards),
    advancing: firstOf(same, ({ advancing }) => advancing),
    tieBreaks: firstOf(same, ({ tieBreaks }) => tieBreaks),
    playedMinutes: firstOf(same, ({ playedMinutes }) => playedMinutes),
  };
}

/**
 * A match that was ended for lack of a result (`end-overdue.ts`) stays ended until a later start is
 * reported.
 */
function statusAfter(match: MatchState, { status }: MatchReport, startsAt: number) {
  const isEnded = match.status === MATCH_STATUS.finished && match.score === null;
  const isStill = isEnded && statusRank(status) === 0 && startsAt <= match.startsAt;
  return isStill ? match.status : status;
}

function firstOf<Value>(
  reports: readonly MatchReport[],
  read: (report: MatchReport) => Value | null,
): Value | null {
  for (const report of reports) {
    const value = read(report);
    if (value !== null) return value;
  }
  return null;
}

function firstPair<Value>(
  reports: readonly MatchReport[],
  read: (report: MatchReport) => readonly [Value | null, Value | null],
): readonly [Value | null, Value | null] {
  return [
    firstOf(reports, (report) => read(report)[0]),
    firstOf(reports, (report) => read(report)[1]),
  ];
}
