import type { MatchRecord } from '@tipmark/contract/feed';
import { checkMinute, checkSeason, faultText, type MatchFault } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { type FeedBatch, type MatchReads, type ReadOf, without } from '../batch/feed-batch.ts';
import { type Unresolved, unknownText } from '../batch/split-by-keys.ts';
import { loadKeys } from '../identity/source-key-queries.ts';
import type { KnownKeys, SourceKey } from '../identity/source-keys.ts';
import { keysNeededByMatch } from '../matches/identify-matches.ts';
import { isDecided } from '../matches/status-rank.ts';
import type { ReadRecord } from '../records/read-feed-record.ts';
import {
  findKnownMatches,
  findKnownSeasons,
  type KnownMatch,
  type KnownSeason,
} from './known-match-queries.ts';
import { createTimeline } from './match-timeline.ts';

/** The rest of a batch, and the records refused. */
interface Checked {
  sound: FeedBatch;
  refused: Unresolved[];
}

/**
 * Refuses records that contradict each other, the clock, their season or the rules of their sport.
 * A match that a refused score ends is refused with it, so that it does not end without a result,
 * and so are further records of a match that is not known without it.
 */
export async function refuseContradictions(
  tx: Tx,
  keys: KnownKeys,
  batch: FeedBatch,
  nowSeconds: number,
): Promise<Checked> {
  const reports = batch.byMatch.map(reportOf).filter(isInTimeline);
  if (reports.length === 0) return { sound: batch, refused: [] };
  const known = await findKnown(tx, keys, reports);
  const refused = new Map<ReadRecord, string>();
  for (const report of reports) {
    // What waits for other records is checked once they are there.
    if (isWaiting(keys, report)) continue;
    for (const [read, reason] of checkReport(report, known(report), nowSeconds)) {
      refused.set(read, reason);
    }
  }
  for (const report of reports) refuseOthers(keys, report, refused);
  return {
    sound: without(batch, new Set(refused.keys())),
    refused: [...refused].map(([read, reason]) => ({ read, reason })),
  };
}

/** What a batch reports of one match from one source, as far as it can contradict itself. */
interface ReportOfMatch {
  key: SourceKey;
  reads: readonly ReadRecord[];
  matches: ReadOf<'match'>[];
  scores: ReadOf<'score'>[];
  events: ReadOf<'event'>[];
}

function reportOf({ key, reads }: MatchReads): ReportOfMatch {
  const report: ReportOfMatch = { key, reads, matches: [], scores: [], events: [] };
  for (const read of reads) {
    const { kind } = read.record;
    if (kind === 'match') report.matches.push(read as ReadOf<'match'>);
    else if (kind === 'score') report.scores.push(read as ReadOf<'score'>);
    else if (kind === 'event') report.events.push(read as ReadOf<'event'>);
  }
  report.matches.sort((one, other) => one.record.seq - other.record.seq);
  report.scores.sort((one, other) => one.record.seq - other.record.seq);
  return report;
}

const isInTimeline = ({ matches, scores, events }: ReportOfMatch): boolean =>
  matches.length + scores.length + events.length > 0;

/** What is stored of the match of a report, and of its season. */
interface Known {
  match: KnownMatch | undefined;
  season: KnownSeason | undefined;
}

const seasonKey = ({ source, seasonKey: key }: MatchRecord): SourceKey => ({
  source,
  kind: 'season',
  key,
});

/** Whether a match that is not stored yet refers to something that is not either. */
function isWaiting(keys: KnownKeys, { key, matches }: ReportOfMatch): boolean {
  const isUnknown = (other: SourceKey) => keys.get(other) === undefined;
  if (!isUnknown(key)) return false;
  return matches.every(({ record }) => keysNeededByMatch(record).some(isUnknown));
}

async function findKnown(tx: Tx, keys: KnownKeys, reports: readonly ReportOfMatch[]) {
  const stated = reports.flatMap(({ matches }) => matches.map(({ record }) => record));
  const seasons = stated.map(seasonKey);
  await loadKeys(tx, keys, [
    ...reports.map(({ key }) => key),
    ...stated.flatMap(keysNeededByMatch),
  ]);
  const idsOf = (all: readonly SourceKey[]) => [
    ...new Set(all.flatMap((key) => keys.get(key) ?? [])),
  ];
  const ofMatches = await findKnownMatches(tx, idsOf(reports.map(({ key }) => key)));
  const ofSeasons = await findKnownSeasons(tx, idsOf(seasons));
  return ({ key, matches }: ReportOfMatch): Known => {
    const last = matches.at(-1)?.record;
    return {
      match: ofMatches.get(keys.get(key) ?? 0),
      season: last && ofSeasons.get(keys.get(seasonKey(last)) ?? 0),
    };
  };
}

/** A record with the contradiction found in it. */
interface Judged<Kind extends 'match' | 'score'> {
  read: ReadOf<Kind>;
  fault: MatchFault | undefined;
}

function* checkReport(
  report: ReportOfMatch,
  { match, season }: Known,
  nowSeconds: number,
): Generator<[ReadRecord, string]> {
  const sport = season?.sport ?? match?.sport;
  if (sport === undefined) return;
  const course = createTimeline(sport, match, nowSeconds);
  const stated: Judged<'match'>[] = [];
  const scores: Judged<'score'>[] = [];
  const early: ReadOf<'score'>[] = [];
  const judge = (read: ReadOf<'score'>) =>
    scores.push({ read, fault: course.checkScore(read.record) });
  for (const { ofMatch: read, ofScore } of inOrderOfTimeline(report)) {
    if (read !== undefined) {
      const fault = course.checkMatch(
        read.record,
        (record) => season && checkSeason(record, season),
      );
      stated.push({ read, fault });
    } else if (course.isKnown()) judge(ofScore);
    else early.push(ofScore);
  }
  for (const { read, fault } of stated) if (fault !== undefined) yield [read, faultText(fault)];
  const sound = stated.flatMap(({ read, fault }) => (fault === undefined ? read : []));
  // Without the match, nothing about it can be stored.
  if (!course.isKnown()) return;
  for (const read of early) judge(read);
  for (const { read, fault } of scores) if (fault !== undefined) yield [read, faultText(fault)];
  for (const read of sound.filter(({ record }) => isDecided(record.status))) {
    const ofStatus = scores.filter(({ read: score }) => score.record.status === read.record.status);
    const isEndRefused = ofStatus.length > 0 && ofStatus.every(({ fault }) => fault !== undefined);
    if (isEndRefused)
      yield [
        read,
        `status: its score was refused, line ${lineOf(ofStatus)}; correct that and send both again`,
      ];
  }
  for (const read of report.events) {
    const fault = checkMinute(sport, read.record.minute);
    if (fault !== undefined) yield [read, faultText(fault)];
  }
}

type InTimeline =
  | { ofMatch: ReadOf<'match'>; ofScore?: undefined }
  | { ofMatch?: undefined; ofScore: ReadOf<'score'> };

/** Schedules and scores by sequence, a score behind the schedule of the same one. */
function inOrderOfTimeline({ matches, scores }: ReportOfMatch): InTimeline[] {
  const seqOf = ({ ofMatch, ofScore }: InTimeline) => (ofMatch ?? ofScore).record.seq;
  const all: InTimeline[] = [
    ...matches.map((ofMatch) => ({ ofMatch })),
    ...scores.map((ofScore) => ({ ofScore })),
  ];
  return all.toSorted((one, other) => seqOf(one) - seqOf(other));
}

const lineOf = (scores: readonly { read: ReadRecord }[]): number =>
  scores[0]?.read.origin.line ?? 0;

/** Without its match, nothing about it can be stored. */
function refuseOthers(
  keys: KnownKeys,
  { key, reads, matches }: ReportOfMatch,
  refused: Map<ReadRecord, string>,
): void {
  const isLost =
    matches.length > 0 && matches.every((read) => refused.has(read)) && keys.get(key) === undefined;
  if (!isLost) return;
  for (const read of reads) {
    if (!refused.has(read)) refused.set(read, unknownText(read.record, key));
  }
}
