import { createHash } from 'node:crypto';
import { compareSources } from './source-order.ts';

/** A key under which a source reports a row. */
export interface ReportedKey {
  readonly source: string;
  readonly key: string;
}

/** The key by which a row is remembered. */
export function firstKey(keys: readonly ReportedKey[]): ReportedKey {
  const [first] = keys.toSorted(
    (one, other) => compareSources(one.source, other.source) || (one.key < other.key ? -1 : 1),
  );
  return first ?? { source: '', key: '' };
}

/** The row of the stronger source first. */
export const byKeys = (
  { keys: one }: { readonly keys: readonly ReportedKey[] },
  { keys: other }: { readonly keys: readonly ReportedKey[] },
): number => {
  const [first, second] = [firstKey(one), firstKey(other)];
  return compareSources(first.source, second.source) || (first.key < second.key ? -1 : 1);
};

/** A source that reports both rows. */
export const sharedSource = (
  { keys: one }: { readonly keys: readonly ReportedKey[] },
  { keys: other }: { readonly keys: readonly ReportedKey[] },
): string | undefined =>
  one.find(({ source }) => other.some((key) => key.source === source))?.source;

const LETTERS = 8;

/** The same for the same two, whatever order they came in; `of` is what they are. */
export function pairId(one: ReportedKey, other: ReportedKey, of = ''): string {
  const text = [one, other]
    .map(({ source, key }) => `${of}${source} ${key}`)
    .toSorted()
    .join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, LETTERS);
}
