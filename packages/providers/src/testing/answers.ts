import type { FeedRecord, FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import type { Answer } from '../answers/answer.ts';
import type { AnswerReader } from '../answers/provider.ts';
import type { Reading } from '../answers/reading.ts';

/** 2026-10-09T14:00:00Z */
export const AT = 1_791_554_400;

export function anAnswer(body: unknown, known: Partial<Answer> = {}): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { at: AT, status: 200, headers: {}, body: text, ...known };
}

/** Records of a kind in a reading. */
export function of<Kind extends FeedRecordKind>(
  { records }: Pick<Reading, 'records'>,
  kind: Kind,
): FeedRecordOf<Kind>[] {
  return records.filter((record): record is FeedRecordOf<Kind> => record.kind === kind);
}

/** Prices of a reading by `bookmaker outcome`. */
export function pricesIn(reading: Pick<Reading, 'records'>): Record<string, number | null> {
  const prices = [...of(reading, 'odds'), ...of(reading, 'in-play')].flatMap(
    (record): readonly (readonly [string, string, number | null])[] => record.prices,
  );
  return Object.fromEntries(prices.map(([book, oddType, milli]) => [`${book} ${oddType}`, milli]));
}

/** Records by their key after all readings: a later one needs a higher sequence, as in ingest. */
export function folded(reader: AnswerReader, answers: readonly Answer[]): Map<string, FeedRecord> {
  const last = new Map<string, FeedRecord>();
  for (const answer of answers) {
    for (const record of reader.read(answer).records) {
      const key = keyOf(record);
      const before = last.get(key);
      if (before === undefined || seqOf(record) > seqOf(before)) last.set(key, record);
    }
  }
  return withdrawn(last);
}

/** Events that the last list of their match does not name are gone. */
function withdrawn(last: ReadonlyMap<string, FeedRecord>): Map<string, FeedRecord> {
  const left = [...last].filter(([, record]) => {
    if (record.kind !== 'event') return true;
    const list = last.get(`events ${record.matchKey}`);
    const isListed = list?.kind !== 'events' || list.keys.includes(record.key);
    return isListed || record.seq > seqOf(list);
  });
  // Whether a record takes another back depends on what came before it.
  return new Map(
    left.map(([key, record]) => {
      if (!('isCorrection' in record)) return [key, record];
      const { isCorrection: _, ...others } = record;
      return [key, others as FeedRecord];
    }),
  );
}

const seqOf = (record: FeedRecord): number => ('seq' in record ? record.seq : 0);

function keyOf(record: FeedRecord): string {
  const { kind } = record;
  if (kind === 'match') return `match ${record.key}`;
  if (kind === 'event') return `event ${record.matchKey} ${record.key}`;
  if (kind === 'odds' || kind === 'in-play') return `${kind} ${record.matchKey} ${record.at}`;
  if ('matchKey' in record) return `${kind} ${record.matchKey}`;
  // What has a name has no sequence: each of its forms counts.
  return JSON.stringify(record);
}
