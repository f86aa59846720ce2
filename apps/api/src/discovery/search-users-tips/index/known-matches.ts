import { encodeMatch } from '@tipmark/contract/match-wire';
import type { Locale } from '@tipmark/i18n/server';
import { presentMatch } from '../../../matches/lists/present-match.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { findMatchesNamed } from '../choice-queries.ts';
import { type ByRevision, createByRevision, type Revision } from './by-revision.ts';

/** A match as lists show it. */
export interface KnownMatch {
  readonly id: number;
  readonly startsAt: number;
  readonly shown: ReturnType<typeof encodeMatch>;
}

/** Tipped matches with their names in each language. */
export type KnownMatches = Readonly<Record<Locale, ByRevision<Revision, KnownMatch>>>;

const MOST_MATCHES = 5_000;
/** Clubs and leagues may be renamed without a new revision of their matches. */
const MAX_AGE_MS = 60_000;

async function findKnown(
  db: Db,
  matches: readonly Revision[],
  locale: Locale,
): Promise<Map<number, KnownMatch>> {
  const rows = await findMatchesNamed(
    db,
    matches.map(({ id }) => id),
    locale,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, startsAt: row.starts_at, shown: encodeMatch(presentMatch(row)) },
    ]),
  );
}

export function createKnownMatches(db: Db): KnownMatches {
  const inLanguage = (locale: Locale) =>
    createByRevision<Revision, KnownMatch>({
      find: (matches) => findKnown(db, matches, locale),
      sizeOf: () => 1,
      most: MOST_MATCHES,
      maxAgeMs: MAX_AGE_MS,
    });
  return { ru: inLanguage('ru'), en: inLanguage('en') };
}
