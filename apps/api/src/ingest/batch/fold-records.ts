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
import type { MatchBatch } from '../matches/match-batch.ts';
import { beginningOf, scheduleOf, scoreBeside, scoreOf } from '../matches/match-state.ts';
import type { InPlayStatement } from '../odds/ingest-in-play.ts';
import type { OddsStatement } from '../odds/ingest-odds.ts';
import type { FeedSource, FeedWatermarks } from './feed-watermarks.ts';
import type { Placed } from './ingest-matches.ts';
import { digestOf } from './record-digest.ts';
import { type Claim, statusRank } from './sequence-gate.ts';
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

/**
 * Applies every record that is the latest of its source to its match. A source that only repeats
 * itself does not overrule a later report of another one.
 */
export function foldRecords(
  keys: KnownKeys,
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  placed: PlacedRecords,
): FoldedRecords {
  const refused: Unresolved[] = [];
  for (const one of placed.match) {
    const reason = contradiction(keys, batch, watermarks, one);
    if (reason === undefined) foldMatch(keys, batch, watermarks, one);
    else refused.push({ read: one, reason });
  }
  for (const one of placed.score) foldScore(batch, watermarks, one);
  for (const one of placed.forecast) foldForecast(batch, watermarks, one);
  for (const one of [...placed.odds, ...placed.inPlay]) {
    const foreign = foreignOddType(batch, one);
    if (foreign !== undefined) {
      refused.push({ read: one, reason: `odd type "${foreign}" is not of this sport` });
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
  return isSame ? undefined : `match "${record.key}" is known with other teams or another season`;
}

/** Stops one source from returning a match to an earlier state than another one has reported. */
function admitsProgress(watermarks: FeedWatermarks, feedSource: FeedSource, claim: Claim): boolean {
  if (claim.isCorrection || claim.rank >= watermarks.rankOfOthers(feedSource)) {
    return watermarks.admits(feedSource, claim);
  }
  watermarks.invalidate(feedSource.matchId, feedSource.source);
  return false;
}

function foldMatch(
  keys: KnownKeys,
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  placed: Placed<'match'>,
): void {
  const { record, matchId } = placed;
  const { source, seq, isCorrection = false, refereeKey } = record;
  const feedSource = { matchId, source, kind: 'match' };
  const digest = digestOf(placed);
  const isNews = isCorrection || watermarks.digest(feedSource) !== digest;
  if (watermarks.admits(feedSource, { seq, isCorrection, rank: 0, digest }) && isNews) {
    const refereeId =
      refereeKey === undefined ? undefined : keys.get({ source, kind: 'referee', key: refereeKey });
    if (record.isDayKnown === false) watermarks.isNews({ ...feedSource, kind: UNDATED }, '');
    const match = batch.get(matchId);
    if (haveSidesOfPeople(match.sport)) {
      watermarks.isNews({ ...feedSource, kind: SIDES }, sidesText(record.homeKey, record.awayKey));
    }
    batch.change(matchId, scheduleOf(match, record, refereeId));
  }
  awaitAnew(batch, watermarks, { matchId, source }, record);
  // A score knows the status better than a schedule of the same sequence.
  foldStatus(batch, watermarks, { matchId, source }, record.status, { seq: seq * 2, isCorrection });
}

/**
 * A match that was ended for lack of a result (`end-overdue.ts`) becomes upcoming again once a
 * later start is reported. A match that a source ended stays ended.
 */
function awaitAnew(
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  { matchId, source }: Omit<FeedSource, 'kind'>,
  { startsAt, status }: MatchRecord,
): void {
  const now = batch.get(matchId);
  const { before } = batch.pair(matchId);
  const isOfTime =
    before.status === MATCH_STATUS.finished && before.score === null && statusRank(status) === 0;
  if (!isOfTime || now.startsAt !== startsAt || startsAt <= before.startsAt) return;
  const ofStatus = { matchId, source, kind: 'status' };
  const own = watermarks.digest(ofStatus);
  const isEndedByOwn = own !== undefined && statusRank(Number(own) as MatchStatus) === 2;
  if (!isEndedByOwn && watermarks.rankOfOthers(ofStatus) < 2) batch.change(matchId, { status });
}

function foldScore(batch: MatchBatch, watermarks: FeedWatermarks, placed: Placed<'score'>): void {
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
  const isNews = isCorrection || watermarks.digest(feedSource) !== digest;
  if (
    admitsProgress(watermarks, feedSource, {
      seq,
      isCorrection,
      rank: statusRank(status),
      digest,
    }) &&
    isNews
  ) {
    const match = batch.get(matchId);
    const isReportedByOthers = watermarks.rankOfOthers(feedSource) >= 0;
    const isBeside = isReportedByOthers && isOutrankedSource(batch, watermarks, feedSource);
    batch.change(
      matchId,
      isBeside ? scoreBeside(match, record) : scoreOf(match, record, isReportedByOthers),
    );
  }
  foldStatus(batch, watermarks, { matchId, source }, status, { seq: statusSeq, isCorrection });
}

function foldStatus(
  batch: MatchBatch,
  watermarks: FeedWatermarks,
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
  const isNews = order.isCorrection || watermarks.digest(feedSource) !== digest;
  const rank = statusRank(status);
  if (admitsProgress(watermarks, feedSource, { ...order, rank, digest }) && isNews) {
    const isBeside =
      watermarks.rankOfOthers(feedSource) >= rank &&
      isOutrankedSource(batch, watermarks, feedSource);
    if (!isBeside) batch.change(matchId, { status });
  }
}

/** Head of a source that only knew the first day of the tournament. */
export const UNDATED = 'undated';

/** Whether another source knows the day of a match and this one does not; see `isOutranked`. */
function isOutrankedSource(
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  { matchId, source }: Omit<FeedSource, 'kind'>,
): boolean {
  const isUndated = watermarks.digest({ matchId, source, kind: UNDATED }) !== undefined;
  return isUndated && batch.get(matchId).isDayKnown;
}

function foldForecast(
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  { record, matchId }: Placed<'forecast'>,
): void {
  const claim = { seq: record.at, isCorrection: false, rank: 0, digest: '' };
  if (watermarks.admits({ matchId, source: record.source, kind: 'forecast' }, claim)) {
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
  return watermarks.isNews({ matchId, source, kind: `odds ${phase}` }, digestOf(placed));
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
export const isOddTypeOf = (sport: Sport, oddType: string): boolean => oddTypesOf(sport)(oddType);
