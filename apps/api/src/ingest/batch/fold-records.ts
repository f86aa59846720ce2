import type {
  LineupRecord,
  MatchRecord,
  PointsRecord,
  ShotsRecord,
  StatisticsRecord,
} from '@tipmark/contract/feed';
import {
  leavesOutCards,
  MATCH_STATUS,
  type MatchStatus,
  parseOddType,
  SPORT,
  type Sport,
  storyRules,
} from '@tipmark/domain';
import { memoizeFirst } from '@tipmark/server-kit';
import { REPORTED_SEASON } from '../identity/reported-season.ts';
import { haveSidesOfPeople, SIDES, sidesText } from '../identity/sides-of-people.ts';
import type { KnownKeys } from '../identity/source-keys.ts';
import { compareSources } from '../identity/source-order.ts';
import type { MatchBatch } from '../matches/match-batch.ts';
import { REPORTED_AT } from '../matches/match-report.ts';
import { beginningOf, scheduleOf, scoreOf } from '../matches/match-state.ts';
import { hasResult, isDecided, statusRank } from '../matches/status-rank.ts';
import type { InPlayStatement } from '../odds/ingest-in-play.ts';
import type { OddsStatement } from '../odds/ingest-odds.ts';
import type { PolledStatistics } from '../statistics/poll-queries.ts';
import type { FeedSource, FeedWatermarks } from './feed-watermarks.ts';
import { type FoldedEvents, foldEvents } from './fold-events.ts';
import type { Matched } from './ingest-matches.ts';
import { digestOf } from './record-digest.ts';
import type { ReportBook } from './report-book.ts';
import type { Claim } from './sequence-gate.ts';
import type { Unresolved } from './split-by-keys.ts';

export interface MatchedRecords {
  match: Matched<'match'>[];
  lineup: Matched<'lineup'>[];
  score: Matched<'score'>[];
  event: Matched<'event'>[];
  events: Matched<'events'>[];
  points: Matched<'points'>[];
  shots: Matched<'shots'>[];
  statistics: Matched<'statistics'>[];
  forecast: Matched<'forecast'>[];
  odds: Matched<'odds'>[];
  inPlay: Matched<'in-play'>[];
}

/** Records left to store after the rows of the matches. */
export interface FoldedRecords extends FoldedEvents {
  odds: OddsStatement[];
  inPlay: InPlayStatement[];
  lineups: { matchId: number; record: LineupRecord }[];
  points: { matchId: number; record: PointsRecord }[];
  shots: { matchId: number; record: ShotsRecord }[];
  statistics: { matchId: number; record: StatisticsRecord }[];
  /** Of any sequence: each is of its minute. */
  polls: PolledStatistics[];
  refused: Unresolved[];
}

/** The matches of a batch, what was reported of them before, and by whom. */
export interface FoldInto {
  readonly batch: MatchBatch;
  readonly watermarks: FeedWatermarks;
  readonly reports: ReportBook;
}

/**
 * Applies every record that is the latest of its source to what that source reports of its match;
 * the match follows from the reports of all sources (`match-report.ts`).
 */
export function foldRecords(
  keys: KnownKeys,
  into: FoldInto,
  matched: MatchedRecords,
): FoldedRecords {
  const { batch, watermarks } = into;
  const refused: Unresolved[] = [];
  for (const one of matched.match) {
    const reason = contradiction(keys, batch, watermarks, one);
    if (reason === undefined) foldMatch(keys, into, one);
    else refused.push({ read: one, reason });
  }
  for (const one of matched.score) foldScore(into, one);
  for (const one of matched.forecast) foldForecast(batch, watermarks, one);
  for (const one of [...matched.odds, ...matched.inPlay]) {
    const foreign = foreignOddType(batch, one);
    if (foreign !== undefined) {
      refused.push({
        read: one,
        reason: `prices: odd type "${foreign}" is not of this sport; leave it out, or correct matchKey`,
      });
    }
  }
  for (const one of matched.shots) {
    const reason = unfitShots(batch, one);
    if (reason !== undefined) refused.push({ read: one, reason });
  }
  const unfit = new Set(refused.map(({ read }) => read));
  return {
    odds: matched.odds.filter((one) => !unfit.has(one) && isNewOdds(watermarks, one)),
    inPlay: matched.inPlay.filter((one) => !unfit.has(one)),
    lineups: matched.lineup,
    ...foldEvents(watermarks, matched),
    points: matched.points,
    shots: matched.shots.filter((one) => !unfit.has(one)),
    statistics: matched.statistics.filter((one) => isNewStatistics(watermarks, one)),
    polls: matched.statistics.map(({ matchId, record }) => {
      return { matchId, sport: batch.get(matchId).sport as Sport, record };
    }),
    refused,
  };
}

/** A key means one pairing forever; a record that reuses it for another one is refused. */
function contradiction(
  keys: KnownKeys,
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  { record, matchId }: Matched<'match'>,
): string | undefined {
  const match = batch.get(matchId);
  const { source } = record;
  const reported = watermarks.digest({ matchId, source, kind: SIDES });
  const areSides =
    reported === sidesText(record.homeKey, record.awayKey) ||
    (keys.get({ source, kind: 'team', key: record.homeKey }) === match.homeId &&
      keys.get({ source, kind: 'team', key: record.awayKey }) === match.awayId);
  const season = keys.get({ source, kind: 'season', key: record.seasonKey });
  const isOfSeason =
    season === match.seasonId ||
    watermarks.digest({ matchId, source, kind: REPORTED_SEASON }) === String(season);
  const isSame = areSides && isOfSeason;
  return isSame
    ? undefined
    : `key: match "${record.key}" is known with other teams or another season; send this one under a key of its own`;
}

function foldMatch(keys: KnownKeys, into: FoldInto, matched: Matched<'match'>): void {
  const { batch, watermarks, reports } = into;
  const { record, matchId } = matched;
  const { source, seq, isCorrection = false, refereeKey } = record;
  const feedSource = { matchId, source, kind: 'match' };
  const digest = digestOf(matched);
  const isChanged = isCorrection || watermarks.digest(feedSource) !== digest;
  // A plan does not replace the schedule of a match that was played.
  const rank = Number(isDecided(record.status));
  if (watermarks.admits(feedSource, { seq, isCorrection, rank, digest }) && isChanged) {
    const refereeId =
      refereeKey === undefined ? undefined : keys.get({ source, kind: 'referee', key: refereeKey });
    const own = reports.own(matchId, source);
    if (haveSidesOfPeople(own.sport)) {
      watermarks.isChanged(
        { ...feedSource, kind: SIDES },
        sidesText(record.homeKey, record.awayKey),
      );
    }
    const isLatePlan =
      rank === 0 &&
      !isCorrection &&
      hasResult(own) &&
      seq > watermarks.seqOf({ ...feedSource, kind: 'score' });
    reports.change(matchId, source, {
      ...scheduleOf(own, record, refereeId, isLatePlan),
      isCorrected: isCorrection,
    });
  }
  awaitLaterStart(batch, watermarks, { matchId, source }, record);
  // A score knows the status better than a schedule of the same sequence.
  foldStatus(into, { matchId, source }, record.status, { seq: seq * 2, isCorrection });
}

/**
 * A match that was ended for lack of a result (`end-overdue.ts`) becomes upcoming again once a
 * later start is reported. A match that a source ended stays ended.
 */
function awaitLaterStart(
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  { matchId, source }: Omit<FeedSource, 'kind'>,
  { startsAt, status }: MatchRecord,
): void {
  const now = batch.get(matchId);
  const { before } = batch.pair(matchId);
  const isOfTime =
    before.status === MATCH_STATUS.finished &&
    before.score === null &&
    now.status === before.status &&
    statusRank(status) === 0;
  if (!isOfTime || now.startsAt !== startsAt || startsAt <= before.startsAt) return;
  const ofStatus = { matchId, source, kind: 'status' };
  const own = watermarks.digest(ofStatus);
  const isEndedByOwn = own !== undefined && statusRank(Number(own) as MatchStatus) === 2;
  if (!isEndedByOwn && watermarks.rankOfOthers(ofStatus) < 2) batch.change(matchId, { status });
}

function foldScore(into: FoldInto, matched: Matched<'score'>): void {
  const { batch, watermarks, reports } = into;
  const { record, matchId } = matched;
  const { source, seq, isCorrection = false, status } = record;
  const statusSeq = seq * 2 + 1;
  if (!watermarks.isTakenBack({ matchId, source, kind: 'beginning' }, statusSeq)) {
    const match = batch.get(matchId);
    const beganAt = beginningOf(match, record);
    if (beganAt !== match.beganAt) batch.change(matchId, { beganAt });
  }
  const feedSource = { matchId, source, kind: 'score' };
  const digest = digestOf(matched);
  const isChanged = isCorrection || watermarks.digest(feedSource) !== digest;
  const claim = { seq, isCorrection, rank: statusRank(status), digest };
  if (watermarks.admits(feedSource, claim) && isChanged) {
    const reportedAt = record.at ?? null;
    if (reportedAt !== null) {
      watermarks.isChanged({ matchId, source, kind: REPORTED_AT }, String(reportedAt));
    }
    const { redCards } = reports.own(matchId, source);
    reports.change(matchId, source, {
      ...scoreOf(record),
      ...(leavesOutCards(source) ? { redCards } : {}),
      reportedAt,
      isCorrected: isCorrection,
    });
  }
  if (leavesOutCards(source)) foldCards(into, matched);
  foldStatus(into, { matchId, source }, status, { seq: statusSeq, isCorrection });
}

/** The cards of the latest answer that has any, whatever poorer ones came before or after it. */
function foldCards({ watermarks, reports }: FoldInto, { record, matchId }: Matched<'score'>): void {
  const { source, seq, isCorrection = false, status, score } = record;
  if (score !== null && score.redCards === undefined) return;
  const cards = score?.redCards;
  const claim = { seq, isCorrection, rank: statusRank(status), digest: cards?.join(':') ?? '' };
  if (watermarks.admits({ matchId, source, kind: 'red cards' }, claim)) {
    reports.change(matchId, source, { redCards: cards ?? null });
  }
}

function foldStatus(
  { batch, watermarks, reports }: FoldInto,
  { matchId, source }: Omit<FeedSource, 'kind'>,
  status: MatchStatus,
  order: Pick<Claim, 'seq' | 'isCorrection'>,
): void {
  const feedSource = { matchId, source, kind: 'status' };
  const digest = String(status);
  const isTakenBack = order.isCorrection && statusRank(status) === 0;
  const beginning = { matchId, source, kind: 'beginning' };
  if (isTakenBack && watermarks.admits(beginning, { ...order, rank: 0, digest })) {
    // It was reported as running by mistake.
    batch.change(matchId, { beganAt: null });
  }
  const isChanged = order.isCorrection || watermarks.digest(feedSource) !== digest;
  const rank = statusRank(status);
  if (watermarks.admits(feedSource, { ...order, rank, digest }) && isChanged) {
    reports.change(matchId, source, { status });
  }
}

/** The forecast of a match is that of the strongest source that has one. */
function foldForecast(
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  { record, matchId }: Matched<'forecast'>,
): void {
  const claim = { seq: record.at, isCorrection: false, rank: 0, digest: '' };
  const { source } = record;
  if (!watermarks.admits({ matchId, source, kind: 'forecast' }, claim)) return;
  const hasForecast = (other: string) =>
    watermarks.seqOf({ matchId, source: other, kind: 'forecast' }) >= 0;
  const isOutranked = watermarks
    .otherSources(matchId, source)
    .some((other) => compareSources(other, source) < 0 && hasForecast(other));
  if (!isOutranked) {
    batch.change(matchId, { forecastScores: record.scores, forecastScore: record.score });
  }
}

function isNewStatistics(watermarks: FeedWatermarks, matched: Matched<'statistics'>): boolean {
  const { record, matchId } = matched;
  const { source, seq } = record;
  const feedSource = { matchId, source, kind: 'statistics' };
  const digest = digestOf(matched);
  const isSame = watermarks.digest(feedSource) === digest;
  return watermarks.admits(feedSource, { seq, isCorrection: false, rank: 0, digest }) && !isSame;
}

/** Odds of a phase replace those of the last delivery; the same ones again change nothing. */
function isNewOdds(watermarks: FeedWatermarks, matched: Matched<'odds'>): boolean {
  const { record, matchId } = matched;
  const { source, phase } = record;
  if (phase === undefined) return true;
  return watermarks.isChanged({ matchId, source, kind: `odds ${phase}` }, digestOf(matched));
}

function foreignOddType(
  batch: MatchBatch,
  { record, matchId }: Matched<'odds'> | Matched<'in-play'>,
): string | undefined {
  const sport = batch.get(matchId).sport as Sport;
  return record.prices.find(([, oddType]) => !isOddTypeOf(sport, oddType))?.[1];
}

/** Why a list of shots cannot be of its match. */
function unfitShots(batch: MatchBatch, { record, matchId }: Matched<'shots'>): string | undefined {
  const rules = storyRules(batch.get(matchId).sport as Sport);
  if (rules === undefined) {
    return 'shots: this sport has none; leave the record out, or correct matchKey';
  }
  const { length, width } = rules.area;
  const index = record.shots.findIndex(
    ({ dx = 0, dy = 0 }) => dx > length || Math.abs(dy) > width / 2,
  );
  return index < 0
    ? undefined
    : `shots.${index}: dx and dy are outside the ${length} by ${width} metres of this sport; send metres from the goal shot at`;
}

const MOST_ODD_TYPES = 10_000;

const oddTypesOf = memoizeFirst(Object.keys(SPORT).length, (sport: Sport) =>
  memoizeFirst(MOST_ODD_TYPES, (oddType: string) => parseOddType(oddType, sport) !== undefined),
);

/** Cached, as a file repeats a few dozen odd types a hundred thousand times. */
const isOddTypeOf = (sport: Sport, oddType: string): boolean => oddTypesOf(sport)(oddType);
