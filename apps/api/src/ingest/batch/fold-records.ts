import type {
  EventRecord,
  LineupRecord,
  PointsRecord,
  StatisticsRecord,
} from '@tipmark/contract/feed';
import { type MatchStatus, parseOddType, SPORT, type Sport } from '@tipmark/domain';
import { memoizeFirst } from '@tipmark/server-kit';
import { haveSidesOfPeople, SIDES, sidesText } from '../identity/sides-of-people.ts';
import type { KnownKeys } from '../identity/source-keys.ts';
import type { MatchBatch } from '../matches/match-batch.ts';
import { beginningOf, scheduleOf, scoreBeside, scoreOf } from '../matches/match-state.ts';
import type { InPlayStatement } from '../odds/ingest-in-play.ts';
import type { OddsStatement } from '../odds/ingest-odds.ts';
import type { FeedHeads, FeedSource } from './feed-heads.ts';
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

/** What is left to store after the rows of the matches took what belongs to them. */
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
 * Lets every record that is the newest word of its source change its match. A source that only
 * repeats itself does not overrule what another one has said since.
 */
export function foldRecords(
  keys: KnownKeys,
  batch: MatchBatch,
  heads: FeedHeads,
  placed: PlacedRecords,
): FoldedRecords {
  const refused: Unresolved[] = [];
  for (const one of placed.match) {
    const reason = contradiction(keys, batch, heads, one);
    if (reason === undefined) foldMatch(keys, batch, heads, one);
    else refused.push({ read: one, reason });
  }
  for (const one of placed.score) foldScore(batch, heads, one);
  for (const one of placed.forecast) foldForecast(batch, heads, one);
  for (const one of [...placed.odds, ...placed.inPlay]) {
    const foreign = foreignOddType(batch, one);
    if (foreign !== undefined) {
      refused.push({ read: one, reason: `odd type "${foreign}" is not of this sport` });
    }
  }
  const unfit = new Set(refused.map(({ read }) => read));
  return {
    odds: placed.odds.filter((one) => !unfit.has(one) && isNewOdds(heads, one)),
    inPlay: placed.inPlay.filter((one) => !unfit.has(one)),
    lineups: placed.lineup,
    events: placed.event,
    points: placed.points,
    statistics: placed.statistics.filter((one) => isNewStatistics(heads, one)),
    refused,
  };
}

/** A key means one pairing for good; a source that reuses it for another one is not believed. */
function contradiction(
  keys: KnownKeys,
  batch: MatchBatch,
  heads: FeedHeads,
  { record, matchId }: Placed<'match'>,
): string | undefined {
  const match = batch.get(matchId);
  const { source } = record;
  const told = heads.digest({ matchId, source, kind: SIDES });
  const areSides =
    told === sidesText(record.homeKey, record.awayKey) ||
    (keys.get({ source, kind: 'team', key: record.homeKey }) === match.homeId &&
      keys.get({ source, kind: 'team', key: record.awayKey }) === match.awayId);
  const isSame =
    areSides && keys.get({ source, kind: 'season', key: record.seasonKey }) === match.seasonId;
  return isSame ? undefined : `match "${record.key}" is known with other teams or another season`;
}

/** Never lets one source take a match back behind the point another one has seen. */
function admitsProgress(heads: FeedHeads, feedSource: FeedSource, claim: Claim): boolean {
  if (claim.isCorrection || claim.rank >= heads.rankOfOthers(feedSource)) {
    return heads.admits(feedSource, claim);
  }
  heads.invalidate(feedSource.matchId, feedSource.source);
  return false;
}

function foldMatch(
  keys: KnownKeys,
  batch: MatchBatch,
  heads: FeedHeads,
  placed: Placed<'match'>,
): void {
  const { record, matchId } = placed;
  const { source, seq, isCorrection = false, refereeKey } = record;
  const feedSource = { matchId, source, kind: 'match' };
  const digest = digestOf(placed);
  const isNews = isCorrection || heads.digest(feedSource) !== digest;
  if (heads.admits(feedSource, { seq, isCorrection, rank: 0, digest }) && isNews) {
    const refereeId =
      refereeKey === undefined ? undefined : keys.get({ source, kind: 'referee', key: refereeKey });
    if (record.isDayKnown === false) heads.isNews({ ...feedSource, kind: UNDATED }, '');
    const match = batch.get(matchId);
    if (haveSidesOfPeople(match.sport)) {
      heads.isNews({ ...feedSource, kind: SIDES }, sidesText(record.homeKey, record.awayKey));
    }
    batch.change(matchId, scheduleOf(match, record, refereeId));
  }
  // A score knows the status better than a schedule of the same sequence.
  foldStatus(batch, heads, { matchId, source }, record.status, { seq: seq * 2, isCorrection });
}

function foldScore(batch: MatchBatch, heads: FeedHeads, placed: Placed<'score'>): void {
  const { record, matchId } = placed;
  const { source, seq, isCorrection = false, status } = record;
  const statusSeq = seq * 2 + 1;
  if (!heads.isTakenBack({ matchId, source, kind: 'beginning' }, statusSeq)) {
    const match = batch.get(matchId);
    const beganAt = beginningOf(match, record);
    if (beganAt !== match.beganAt) batch.change(matchId, { beganAt });
  }
  const feedSource = { matchId, source, kind: 'score' };
  const digest = digestOf(placed);
  const isNews = isCorrection || heads.digest(feedSource) !== digest;
  if (
    admitsProgress(heads, feedSource, { seq, isCorrection, rank: statusRank(status), digest }) &&
    isNews
  ) {
    const match = batch.get(matchId);
    const isToldByOthers = heads.rankOfOthers(feedSource) >= 0;
    const isBeside = isToldByOthers && isOutrankedSource(batch, heads, feedSource);
    batch.change(
      matchId,
      isBeside ? scoreBeside(match, record) : scoreOf(match, record, isToldByOthers),
    );
  }
  foldStatus(batch, heads, { matchId, source }, status, { seq: statusSeq, isCorrection });
}

function foldStatus(
  batch: MatchBatch,
  heads: FeedHeads,
  { matchId, source }: Omit<FeedSource, 'kind'>,
  status: MatchStatus,
  order: Pick<Claim, 'seq' | 'isCorrection'>,
): void {
  const feedSource = { matchId, source, kind: 'status' };
  const digest = String(status);
  const isTakenBack = order.isCorrection && statusRank(status) === 0;
  const beginning = { matchId, source, kind: 'beginning' };
  if (isTakenBack && heads.admits(beginning, { ...order, rank: 0, digest })) {
    // It was called running by mistake.
    batch.change(matchId, { beganAt: null });
  }
  const isNews = order.isCorrection || heads.digest(feedSource) !== digest;
  const rank = statusRank(status);
  if (admitsProgress(heads, feedSource, { ...order, rank, digest }) && isNews) {
    const isBeside =
      heads.rankOfOthers(feedSource) >= rank && isOutrankedSource(batch, heads, feedSource);
    if (!isBeside) batch.change(matchId, { status });
  }
}

/** Head of a source that knew no more than the first day of the tournament. */
export const UNDATED = 'undated';

/** Whether another source knows the day of a match and this one does not; see `isOutranked`. */
function isOutrankedSource(
  batch: MatchBatch,
  heads: FeedHeads,
  { matchId, source }: Omit<FeedSource, 'kind'>,
): boolean {
  const isUndated = heads.digest({ matchId, source, kind: UNDATED }) !== undefined;
  return isUndated && batch.get(matchId).isDayKnown;
}

function foldForecast(
  batch: MatchBatch,
  heads: FeedHeads,
  { record, matchId }: Placed<'forecast'>,
): void {
  const claim = { seq: record.at, isCorrection: false, rank: 0, digest: '' };
  if (heads.admits({ matchId, source: record.source, kind: 'forecast' }, claim)) {
    batch.change(matchId, { forecastScores: record.scores, forecastScore: record.score });
  }
}

function isNewStatistics(heads: FeedHeads, placed: Placed<'statistics'>): boolean {
  const { record, matchId } = placed;
  const { source, seq } = record;
  const feedSource = { matchId, source, kind: 'statistics' };
  const digest = digestOf(placed);
  const isSame = heads.digest(feedSource) === digest;
  return heads.admits(feedSource, { seq, isCorrection: false, rank: 0, digest }) && !isSame;
}

/** Odds of a phase replace those of the last delivery; the same ones again are nothing. */
function isNewOdds(heads: FeedHeads, placed: Placed<'odds'>): boolean {
  const { record, matchId } = placed;
  const { source, phase } = record;
  if (phase === undefined) return true;
  return heads.isNews({ matchId, source, kind: `odds ${phase}` }, digestOf(placed));
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

/** A file repeats a few dozen odd types a hundred thousand times. */
export const isOddTypeOf = (sport: Sport, oddType: string): boolean => oddTypesOf(sport)(oddType);
