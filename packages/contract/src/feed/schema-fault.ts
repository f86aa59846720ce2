import { feedRecord } from './feed-record.ts';
import { issueText } from './issue-text.ts';
import { isPlainRecord } from './plain-record.ts';

/**
 * Why something is no feed record, beginning with the field, with what to do; undefined where it is
 * one.
 */
export function schemaFault(record: unknown): string | undefined {
  if (isPlainRecord(record)) return undefined;
  const result = feedRecord.safeParse(record);
  return result.success ? undefined : issueText(result.error.issues[0], 'record');
}
