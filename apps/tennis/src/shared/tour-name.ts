import type { Translate } from '@tipmark/remote-kit';

/** Tours whose keys are not their names. */
const NAMED = new Set(['meridian', 'aurora']);

/** A tour as its fans call it. */
export const tourName = (tour: string, t: Translate): string =>
  NAMED.has(tour) ? t(`tour.${tour}`) : tour;

/** The tour of a tournament; empty where it is not known or the name begins with it. */
export function tourUnlessNamed(
  { name, tour }: { readonly name: string; readonly tour: string | null },
  t: Translate,
): string {
  const text = tour === null ? '' : tourName(tour, t);
  return text !== '' && name.startsWith(text) ? '' : text;
}
