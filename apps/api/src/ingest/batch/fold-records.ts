import type {
  EventRecord,
  LineupRecord,
  MatchRecord,
  PointsRecord,
  StatisticsRecord,
} from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus, parseOddType, SPORT, type Sport } from '@tipmark/domain';
import { memoizeFirst } from '@tipmark/server-kit';
import { haveSidesOfPeople, SIDES, sidesText } from '../identity/sides-of-people.ts';
import type { KnownKeys } from '../identity/source-keys.ts';
import { compareSources } from '../identity/source-order.ts';
import type { MatchBatch } from '../matches/match-batch.ts';
import { beginningOf, scheduleOf, scoreOf } from '../matches/match-state.ts';
import { hasResult, isDecided, statusRank } from '../matches/status-rank.ts';
import type { InPlayStatement } from '../odds/ingest-in-play.ts';
import type { OddsStatement } from '../odds/ingest-odds.ts';
import type { FeedSource, FeedWatermarks } from './feed-watermarks.ts';
import type { Placed } from './ingest-matches.ts';
import { digestOf } from './record-digest.ts';
import type { ReportBook } from './report-book.ts';
import type { Claim } from './sequence-gate.ts';
import type { Unresolved } from './split-by-keys.ts';

export interface PlacedRecords {
  match: Placed<'match'>[];
  lineup: Placed<'lineup'>[];
  score: Placed<'score'>[];
  event: Placed<'event'>[];
  points: Placed<'points'>[];
  statistics: Placed<'statistics'>[];
  forecast: Placed<'forecast'>[];
  odds: Placed<'odds'>[];
  inPlay: Placed<'in-play'>[];
}

/** Records left to store after the rows of the matches. */
export interface FoldedRecords {
  odds: OddsStatement[];
  inPlay: InPlayStatement[];
  lineups: { matchId: number; record: LineupRecord }[];
  events: { matchId: number; record: EventRecord }[];
  points: { matchId: number; record: PointsRecord }[];
  statistics: { matchId: number; record: StatisticsRecord }[];
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
export function foldRecords(keys: KnownKeys, into: FoldInto, placed: PlacedRecords): FoldedRecords {
  const { batch, watermarks } = into;
  const refused: Unresolved[] = [];
  for (const one of placed.match) {
    const reason = contradiction(keys, batch, watermarks, one);
    if (reason === undefined) foldMatch(keys, into, one);
    else refused.push({ read: one, reason });
  }
  for (const one of placed.score) foldScore(into, one);
  for (const one of placed.forecast) foldForecast(batch, watermarks, one);
  for (const one of [...placed.odds, ...placed.inPlay]) {
    const foreign = foreignOddType(batch, one);
    if (foreign !== undefined) {
      refused.push({
        read: one,
        reason: `prices: odd type "${foreign}" is not of this sport; leave it out, or correct matchKey`,
      });
    }
  }
  const unfit = new Set(refused.map(({ read }) => read));
  return {
    odds: placed.odds.filter((one) => !unfit.has(one) && isNewOdds(watermarks, one)),
    inPlay: placed.inPlay.filter((one) => !unfit.has(one)),
    lineups: placed.lineup,
    events: placed.event,
    points: placed.points,
    statistics: placed.statistics.filter((one) => isNewStatistics(watermarks, one)),
    refused,
  };
}

/** A key means one pairing forever; a record that reuses it for another one is refused. */
function contradiction(
  keys: KnownKeys,
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  { record, matchId }: Placed<'match'>,
): string | undefined {
  const match = batch.get(matchId);
  const { source } = record;
  const reported = watermarks.digest({ matchId, source, kind: SIDES });
  const areSides =
    reported === sidesText(record.homeKey, record.awayKey) ||
    (keys.get({ source, kind: 'team', key: record.homeKey }) === match.homeId &&
      keys.get({ source, kind: 'team', key: record.awayKey }) === match.awayId);
  const isSame =
    areSides && keys.get({ source, kind: 'season', key: record.seasonKey }) === match.seasonId;
  return isSame
    ? undefined
    : `key: match "${record.key}" is known with other teams or another season; send this one under a key of its own`;
}

function foldMatch(keys: KnownKeys, into: FoldInto, placed: Placed<'match'>): void {
  const { batch, watermarks, reports } = into;
  const { record, matchId } = placed;
  const { source, seq, isCorrection = false, refereeKey } = record;
  const feedSource = { matchId, source, kind: 'match' };
  const digest = digestOf(placed);
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

function foldScore(into: FoldInto, placed: Placed<'score'>): void {
  const { batch, watermarks, reports } = into;
  const { record, matchId } = placed;
  const { source, seq, isCorrection = false, status } = record;
  const statusSeq = seq * 2 + 1;
  if (!watermarks.isTakenBack({ matchId, source, kind: 'beginning' }, statusSeq)) {
    const match = batch.get(matchId);
    const beganAt = beginningOf(match, record);
    if (beganAt !== match.beganAt) batch.change(matchId, { beganAt });
  }
  const feedSource = { matchId, source, kind: 'score' };
  const digest = digestOf(placed);
  const isChanged = isCorrection || watermarks.digest(feedSource) !== digest;
  const claim = { seq, isCorrection, rank: statusRank(status), digest };
  if (watermarks.admits(feedSource, claim) && isChanged) {
    const reportedAt = record.at ?? null;
    reports.change(matchId, source, {
      ...scoreOf(record),
      reportedAt,
      isCorrected: isCorrection,
    });
  }
  foldStatus(into, { matchId, source }, status, { seq: statusSeq, isCorrection });
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
  { record, matchId }: Placed<'forecast'>,
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

function isNewStatistics(watermarks: FeedWatermarks, placed: Placed<'statistics'>): boolean {
  const { record, matchId } = placed;
  const { source, seq } = record;
  const feedSource = { matchId, source, kind: 'statistics' };
  const digest = digestOf(placed);
  const isSame = watermarks.digest(feedSource) === digest;
  return watermarks.admits(feedSource, { seq, isCorrection: false, rank: 0, digest }) && !isSame;
}

/** Odds of a phase replace those of the last delivery; the same ones again change nothing. */
function isNewOdds(watermarks: FeedWatermarks, placed: Placed<'odds'>): boolean {
  const { record, matchId } = placed;
  const { source, phase } = record;
  if (phase === undefined) return true;
  return watermarks.isChanged({ matchId, source, kind: `odds ${phase}` }, digestOf(placed));
}

function foreignOddType(
  batch: MatchBatch,
  { record, matchId }: Placed<'odds'> | Placed<'in-play'>,
): string | undefined {
  const sport = batch.get(matchId).sport as Sport;
  return record.prices.find(([, oddType]) => !isOddTypeOf(sport, oddType))?.[1];
}

const MOST_ODD_TYPES = 10_000;

const oddTypesOf = memoizeFirst(Object.keys(SPORT).length, (sport: Sport) =>
  memoizeFirst(MOST_ODD_TYPES, (oddType: string) => parseOddType(oddType, sport) !== undefined),
);

/** Cached, as a file repeats a few dozen odd types a hundred thousand times. */
const isOddTypeOf = (sport: Sport, oddType: string): boolean => oddTypesOf(sport)(oddType);
