import { feedRecord } from './feed-record.ts';
import { isPlainRecord } from './plain-record.ts';

/** Why something is no feed record, beginning with the field; undefined where it is one. */
export function schemaFault(record: unknown): string | undefined {
  if (isPlainRecord(record)) return undefined;
  const result = feedRecord.safeParse(record);
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') ?? '';
  return `${place === '' ? 'record' : place}: ${issue?.message ?? 'is invalid'}`;
}
