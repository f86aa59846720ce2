import type { FeedRecord, MatchRecord } from '@tipmark/contract/feed';
import { checkMinute, checkSeason, faultText, type MatchFault } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import type { ReadOf } from '../batch/batch-by-kind.ts';
import type { ReportedMatches } from '../batch/match-contents.ts';
import type { Unresolved } from '../batch/split-by-keys.ts';
import { type KnownKeys, loadKeys, type SourceKey } from '../identity/source-keys.ts';
import { keysNeededByMatch, matchKey } from '../matches/identify-matches.ts';
import type { ReadRecord } from '../records/read-feed-record.ts';
import {
  findKnownMatches,
  findKnownSeasons,
  type KnownMatch,
  type KnownSeason,
} from './known-match-queries.ts';
import { createCourse } from './match-course.ts';
import { type ReportOfMatch, reportsOf } from './reported-matches.ts';

/** The rest of a batch, and the records refused. */
export interface Checked {
  reported: ReportedMatches;
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
  reported: ReportedMatches,
  nowSeconds: number,
): Promise<Checked> {
  const reports = reportsOf(reported.rest);
  if (reports.length === 0) return { reported, refused: [] };
  const known = await findKnown(tx, keys, reports);
  const refused = new Map<ReadRecord, string>();
  for (const report of reports) {
    // What waits for other records is checked once they are there.
    if (isWaiting(keys, report)) continue;
    for (const [read, reason] of checkReport(report, known(report), nowSeconds)) {
      refused.set(read, reason);
    }
  }
  if (refused.size === 0) return { reported, refused: [] };
  refuseOthers(keys, reported.rest, refused);
  return {
    reported: {
      ...reported,
      rest: reported.rest.filter((read) => !refused.has(read)),
      contents: reported.contents.filter(({ reads }) => !reads.some((read) => refused.has(read))),
    },
    refused: [...refused].map(([read, reason]) => ({ read, reason })),
  };
}

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
  const course = createCourse(sport, match, nowSeconds);
  const stated: Judged<'match'>[] = [];
  const scores: Judged<'score'>[] = [];
  const early: ReadOf<'score'>[] = [];
  const judge = (read: ReadOf<'score'>) =>
    scores.push({ read, fault: course.checkScore(read.record) });
  for (const { ofMatch: read, ofScore } of inOrderOfCourse(report)) {
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
  for (const read of sound) {
    const ofStatus = scores.filter(({ read: score }) => score.record.status === read.record.status);
    const isEndRefused = ofStatus.length > 0 && ofStatus.every(({ fault }) => fault !== undefined);
    if (isEndRefused) yield [read, `status: its score was refused, line ${lineOf(ofStatus)}`];
  }
  for (const read of report.events) {
    const fault = checkMinute(sport, read.record.minute);
    if (fault !== undefined) yield [read, faultText(fault)];
  }
}

type InCourse =
  | { ofMatch: ReadOf<'match'>; ofScore?: undefined }
  | { ofMatch?: undefined; ofScore: ReadOf<'score'> };

/** Schedules and scores by sequence, a score behind the schedule of the same one. */
function inOrderOfCourse({ matches, scores }: ReportOfMatch): InCourse[] {
  const seqOf = ({ ofMatch, ofScore }: InCourse) => (ofMatch ?? ofScore).record.seq;
  const all: InCourse[] = [
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
  records: readonly ReadRecord[],
  refused: Map<ReadRecord, string>,
): void {
  const stated = Map.groupBy(
    records.filter(({ record }) => record.kind === 'match'),
    ({ record }) => textOf(record),
  );
  const lost = new Set(
    [...stated].flatMap(([text, reads]) =>
      reads.every((read) => refused.has(read)) && isNew(keys, reads[0]?.record) ? text : [],
    ),
  );
  for (const read of records) {
    const { record } = read;
    if (!('matchKey' in record) || !lost.has(textOf(record)) || refused.has(read)) continue;
    refused.set(read, `unknown match "${record.matchKey}"`);
  }
}

const isNew = (keys: KnownKeys, record: FeedRecord | undefined): boolean =>
  record?.kind === 'match' && keys.get(matchKey(record.source, record.key)) === undefined;

function textOf(record: FeedRecord): string {
  const key = record.kind === 'match' ? record.key : 'matchKey' in record ? record.matchKey : '';
  return `${record.source} ${key}`;
}
