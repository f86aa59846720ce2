import type { Letters } from '../site/letters.ts';
import type { Acknowledged } from './writer.ts';

/** A letter that a killed process had claimed is sent a minute later. */
const LETTER_WITHIN_MS = 150_000;

/**
 * Letters of those who registered long enough ago, once each.
 * @param mailed whose letter was looked for already
 */
export function letterFigures(
  { people, letters }: { readonly people: readonly Acknowledged[]; readonly letters: Letters },
  mailed: Set<string>,
) {
  const due = people.filter(
    ({ email, registeredMs }) => !mailed.has(email) && Date.now() - registeredMs > LETTER_WITHIN_MS,
  );
  for (const { email } of due) mailed.add(email);
  const without = due.filter(({ email }) => !letters.taken.has(email));
  const counts = due.flatMap(({ email }) => [...(letters.taken.get(email)?.values() ?? [])]);
  return {
    figures: {
      letters: due.length,
      unmailed: without.length,
      copies: counts.filter((count) => count > 1).length,
      copiesOfOne: Math.max(0, ...counts),
    },
    faults: without.map(({ email }) => `no letter to ${email}`),
  };
}
