import { type FeedRecord, feedRecord } from './feed-record.ts';
import { type PlainCheck, plainCheck } from './plain-check.ts';
import { isPlainOdds } from './plain-odds.ts';

const CHECKS = new Map<unknown, PlainCheck>(
  feedRecord.options.map((schema) => {
    const [kind] = schema.shape.kind.values;
    return [kind, kind === 'odds' ? isPlainOdds : plainCheck(schema)];
  }),
);

/**
 * Whether a record passes its schema unchanged. Nearly all do, and the schema costs ten times as
 * much; what is not accepted here may still be a record.
 */
export function isPlainRecord(record: unknown): record is FeedRecord {
  if (typeof record !== 'object' || record === null || !('kind' in record)) return false;
  return CHECKS.get(record.kind)?.(record) === true;
}
