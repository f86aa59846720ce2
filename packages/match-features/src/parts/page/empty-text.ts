import type { Reader } from './reader.ts';

/** What an empty list would consist of: results of the season, tips, or matches of any season. */
type Missing = 'results' | 'tips' | 'past';

/** Whether what is missing in a list is still being added to the site. */
export function isStillAdded(missing: Missing, { filling }: Reader): boolean {
  if (missing === 'past') return filling !== undefined;
  return filling === 'results' || (missing === 'tips' && filling === 'tips');
}

/**
 * The text of an empty list: that there is nothing, or that it is still being added to the site.
 * @param values of the first text
 */
export const emptyText = (
  reader: Reader,
  missing: Missing,
  key: string,
  values?: Parameters<Reader['t']>[1],
): string =>
  isStillAdded(missing, reader) ? reader.t(`adding.${missing}`) : reader.t(key, values);
