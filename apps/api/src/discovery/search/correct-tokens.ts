import type { Sport } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { findSimilarTokens, type SearchToken } from './search-queries.ts';
import { typoDistance } from './typo-distance.ts';

/** Shorter tokens are similar to too many others. */
const MIN_LETTERS = 4;
/** A token of four letters has to match completely, a longer one may be a prefix. */
const MIN_BEGINNING = 5;
/** From here on a token may have two mistakes. */
const LONG_TOKEN = 8;
/** Longer tokens do not occur in names. */
const MAX_LETTERS = 40;
const MAX_MEANT = 8;

/** The search for a token that may be mistyped; undefined when no token is similar. */
export type Corrections = ReadonlyMap<string, SearchToken | undefined>;

/**
 * Corrects misspelt tokens: those that begin a name are unchanged, others become the nearest tokens
 * of names of teams, leagues and referees.
 */
export async function correctTokens(
  db: Db,
  sport: Sport,
  tokens: readonly string[],
): Promise<Corrections> {
  const rows = await findSimilarTokens(db, sport, tokens);
  return new Map(rows.map(({ typed, near }) => [typed, nearest(typed, near ?? [])]));
}

function nearest(typed: string, tokens: readonly string[]): SearchToken | undefined {
  if (typed.length < MIN_LETTERS) return [typed];
  if (typed.length > MAX_LETTERS) return undefined;
  const allowed = typed.length < LONG_TOKEN ? 1 : 2;
  const candidates = tokens
    .map((token) => ({ token, ...typoDistance(typed, token) }))
    .filter(({ isWhole, mistakes }) => {
      const isTaken = isWhole || typed.length >= MIN_BEGINNING;
      return mistakes === 0 || (mistakes <= allowed && isTaken);
    })
    .map(({ token, mistakes, isWhole }) => ({ token, distance: 2 * mistakes + (isWhole ? 0 : 1) }));
  const best = Math.min(...candidates.map(({ distance }) => distance));
  if (best <= 1) return [typed];
  const meant = candidates.filter(({ distance }) => distance === best).map(({ token }) => token);
  return meant.length === 0 ? undefined : meant.slice(0, MAX_MEANT);
}
