import type { Sport } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { findSimilarWords, type SearchedWord } from './search-queries.ts';
import { typoDistance } from './typo-distance.ts';

/** Shorter words are similar to too many others. */
const MIN_LETTERS = 4;
/** A word of four letters has to match completely, a longer one may be a prefix. */
const MIN_BEGINNING = 5;
/** From here on a word may have two mistakes. */
const LONG_WORD = 8;
/** Longer words do not occur in names. */
const MAX_LETTERS = 40;
const MAX_MEANT = 8;

/** The search for a word that may be mistyped; undefined when no word is similar. */
export type Corrections = ReadonlyMap<string, SearchedWord | undefined>;

/**
 * Corrects misspelt words: those that begin a name are unchanged, others become the nearest words
 * of names of teams, leagues and referees.
 */
export async function correctWords(
  db: Db,
  sport: Sport,
  words: readonly string[],
): Promise<Corrections> {
  const rows = await findSimilarWords(db, sport, words);
  return new Map(rows.map(({ typed, near }) => [typed, nearest(typed, near ?? [])]));
}

function nearest(typed: string, words: readonly string[]): SearchedWord | undefined {
  if (typed.length < MIN_LETTERS) return [typed];
  if (typed.length > MAX_LETTERS) return undefined;
  const allowed = typed.length < LONG_WORD ? 1 : 2;
  const places = words
    .map((word) => ({ word, ...typoDistance(typed, word) }))
    .filter(({ isWhole, mistakes }) => {
      const isTaken = isWhole || typed.length >= MIN_BEGINNING;
      return mistakes === 0 || (mistakes <= allowed && isTaken);
    })
    .map(({ word, mistakes, isWhole }) => ({ word, place: 2 * mistakes + (isWhole ? 0 : 1) }));
  const best = Math.min(...places.map(({ place }) => place));
  if (best <= 1) return [typed];
  const meant = places.filter(({ place }) => place === best).map(({ word }) => word);
  return meant.length === 0 ? undefined : meant.slice(0, MAX_MEANT);
}
