import type { EventRecord, MatchRecord, ScoreRecord } from '@tipmark/contract/feed';
import { type ReadOf, recordsOf } from '../batch/batch-by-kind.ts';
import type { SourceKey } from '../identity/source-keys.ts';
import { matchKey } from '../matches/identify-matches.ts';
import type { ReadRecord } from '../records/read-feed-record.ts';

/** What a batch reports of one match from one source, as far as it can contradict itself. */
export interface ReportOfMatch {
  key: SourceKey;
  matches: ReadOf<'match'>[];
  scores: ReadOf<'score'>[];
  events: ReadOf<'event'>[];
}

/** The reports of a batch by source and match. */
export function reportsOf(records: readonly ReadRecord[]): ReportOfMatch[] {
  const reports = new Map<string, ReportOfMatch>();
  const open = (source: string, key: string): ReportOfMatch => {
    const text = `${source} ${key}`;
    const known = reports.get(text);
    if (known !== undefined) return known;
    const made = { key: matchKey(source, key), matches: [], scores: [], events: [] };
    reports.set(text, made);
    return made;
  };
  for (const read of recordsOf(records, 'match')) open(...ofMatch(read.record)).matches.push(read);
  for (const read of recordsOf(records, 'score')) open(...ofPart(read.record)).scores.push(read);
  for (const read of recordsOf(records, 'event')) open(...ofPart(read.record)).events.push(read);
  return [...reports.values()];
}

const ofMatch = ({ source, key }: MatchRecord): [string, string] => [source, key];
const ofPart = ({ source, matchKey: key }: ScoreRecord | EventRecord): [string, string] => [
  ...([source, key] as const),
];
