import type { FeedLine, RejectedLine } from '@tipmark/contract/feed';
import { type FeedRecord, feedRecord, isPlainRecord, schemaFault } from '@tipmark/contract/feed';
import { checkStatistics, faultText, noonOfUtcDay } from '@tipmark/domain';

const LONGEST_REASON = 500;

/** A valid record, with its line. */
export interface ReadRecord {
  record: FeedRecord;
  origin: FeedLine;
  /** Digest of its content; see `digestOf`. */
  digest?: string | undefined;
}

/** Checks one line against the schema of feed records. */
export function readFeedRecord(origin: FeedLine): ReadRecord | RejectedLine {
  if (origin.refusal !== undefined) return refuse(origin, origin.refusal);
  if (isPlainRecord(origin.record)) return checked(origin, origin.record);
  const result = feedRecord.safeParse(origin.record);
  if (result.success) return checked(origin, result.data);
  return refuse(origin, schemaFault(origin.record) ?? 'record: is invalid');
}

/** Statistics above what they are a part of refuse their record. */
function checked(origin: FeedLine, record: FeedRecord): ReadRecord | RejectedLine {
  if (record.kind === 'statistics') {
    const { home, away, parts = [] } = record;
    for (const sides of [{ home, away }, ...parts]) {
      const fault = checkStatistics('home', sides.home) ?? checkStatistics('away', sides.away);
      if (fault !== undefined) return refuse(origin, faultText(fault));
    }
  }
  return { record: atNoonOfDay(record), origin, digest: undefined };
}

/** A match of an unknown hour stands at noon UTC of its date, whatever instant the source chose. */
function atNoonOfDay(record: FeedRecord): FeedRecord {
  if (record.kind !== 'match' || record.isTimeKnown) return record;
  const startsAt = noonOfUtcDay(record.startsAt);
  return startsAt === record.startsAt ? record : { ...record, startsAt };
}

/** The refusal of a line, for a reason found by the schema or later. */
export function refuse(origin: FeedLine, reason: string): RejectedLine {
  return {
    line: origin.line,
    ...(origin.file === undefined ? {} : { file: origin.file }),
    source: sourceOf(origin),
    reason: reason.slice(0, LONGEST_REASON),
    record: origin.record,
  };
}

function sourceOf({ record, source = 'unknown' }: FeedLine): string {
  if (typeof record !== 'object' || record === null || !('source' in record)) return source;
  return typeof record.source === 'string' ? record.source.slice(0, 40) : source;
}
