import type { Locale } from '@tipmark/i18n/server';
import { playerInRussian } from '@tipmark/importers/players';
import { memoizeFirst } from '@tipmark/server-kit';
import type { SquadPlayer } from '../../platform/database/reference-tables.ts';

/** More than countries and national teams, and than the players of one. */
const MOST_ORIGINS = 500;
const MOST_NAMES = 5_000;

const spellingOf = memoizeFirst(MOST_ORIGINS, (origin: string) =>
  memoizeFirst(MOST_NAMES, (name: string) => playerInRussian(name, origin)),
);

type NamedPlayer = Pick<SquadPlayer, 'name' | 'nameRu' | 'countryCode'>;

/**
 * A player's name for a reader: in Russian as a source gives it, else by the rules of his country.
 * @param origin of the players of his team (`originOfPlayers`); null = no name is by rule
 */
export function playerName(
  locale: Locale,
  { name, nameRu, countryCode }: NamedPlayer,
  origin: string | null,
): string {
  if (locale === 'en' || (nameRu === undefined && origin === null)) return name;
  return nameRu ?? spellingOf(countryCode ?? origin ?? '')(name);
}
