import {
  type FeedRecord,
  type FeedRecordKind,
  type FeedRecordOf,
  feedRecord,
} from '@tipmark/contract/feed';
import type { ReadFile } from '../import-file.ts';
import { bytesOf } from './football-data-file.ts';

/**
 * The output of a reader for a file: its records, checked as the feed checks them, and its
 * refusals.
 */
export function readLines(read: ReadFile, content: string | Uint8Array, name = 'file') {
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  const file = read(bytes, name, 7);
  const lines = [...file.lines];
  const records = lines
    .filter(({ refusal: rejection }) => rejection === undefined)
    .map(({ record }) => feedRecord.parse(record));
  const of = <Kind extends FeedRecordKind>(kind: Kind) =>
    records.filter((record: FeedRecord): record is FeedRecordOf<Kind> => record.kind === kind);
  const refusals = lines.flatMap(({ refusal: rejection }) => rejection ?? []);
  return { ...file, lines, records, of, refusals };
}
