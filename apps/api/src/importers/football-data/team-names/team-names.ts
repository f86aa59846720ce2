import { foldName } from '../../../feed/fold-name.ts';
import { ENGLAND } from './england.ts';
import { FRANCE } from './france.ts';
import { GERMANY } from './germany.ts';
import { ITALY } from './italy.ts';
import { NORWAY } from './norway.ts';
import { SPAIN } from './spain.ts';
import type { TeamNames } from './team-name.ts';

const BY_COUNTRY: Record<string, TeamNames> = {
  'GB-ENG': ENGLAND,
  DE: GERMANY,
  FR: FRANCE,
  IT: ITALY,
  ES: SPAIN,
  NO: NORWAY,
};

export interface NamedTeam {
  name: { en: string; ru?: string };
  aliases: string[];
}

/** Names of a team of the files; one that is not in the tables keeps the name it has there. */
export function teamNames(countryCode: string, fileName: string): NamedTeam {
  const names = BY_COUNTRY[countryCode]?.[fileName];
  if (names === undefined) return { name: { en: fileName }, aliases: [] };
  const [en, ru, ...aliases] = names;
  return { name: { en, ru }, aliases };
}

/** A team of the tables by whatever name: ours, that of the files, or an alias. */
export function teamsByAnyName(countryCode: string, name: string): NamedTeam | undefined {
  const folded = foldName(name);
  const known = Object.entries(BY_COUNTRY[countryCode] ?? {}).find(([fileName, names]) =>
    [fileName, ...names].some((one) => foldName(one) === folded),
  );
  return known === undefined ? undefined : teamNames(countryCode, known[0]);
}
