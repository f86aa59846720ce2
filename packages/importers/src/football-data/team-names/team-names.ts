import { tableOf } from '@tipmark/domain';
import { foldName } from '../../fold-name.ts';
import { ARGENTINA } from './argentina.ts';
import { AUSTRIA } from './austria.ts';
import { BELGIUM } from './belgium.ts';
import { BRAZIL } from './brazil.ts';
import { CHINA } from './china.ts';
import { ENGLAND } from './england.ts';
import { FRANCE } from './france.ts';
import { GERMANY } from './germany.ts';
import { GREECE } from './greece.ts';
import { ITALY } from './italy.ts';
import { JAPAN } from './japan.ts';
import { MEXICO } from './mexico.ts';
import { NETHERLANDS } from './netherlands.ts';
import { NORWAY } from './norway.ts';
import { POLAND } from './poland.ts';
import { PORTUGAL } from './portugal.ts';
import { ROMANIA } from './romania.ts';
import { RUSSIA } from './russia.ts';
import { SCOTLAND } from './scotland.ts';
import { SPAIN } from './spain.ts';
import { SWEDEN } from './sweden.ts';
import { SWITZERLAND } from './switzerland.ts';
import type { TeamNames } from './team-name.ts';
import { TURKEY } from './turkey.ts';
import { USA } from './usa.ts';

/** Clubs by country, then by their names in the files. */
export const BY_COUNTRY = tableOf<TeamNames>({
  'GB-ENG': ENGLAND,
  DE: GERMANY,
  FR: FRANCE,
  IT: ITALY,
  ES: SPAIN,
  NO: NORWAY,
  AT: AUSTRIA,
  CN: CHINA,
  JP: JAPAN,
  MX: MEXICO,
  CH: SWITZERLAND,
  US: USA,
  AR: ARGENTINA,
  BE: BELGIUM,
  BR: BRAZIL,
  GR: GREECE,
  NL: NETHERLANDS,
  PT: PORTUGAL,
  RU: RUSSIA,
  'GB-SCT': SCOTLAND,
  TR: TURKEY,
  PL: POLAND,
  RO: ROMANIA,
  SE: SWEDEN,
});

export interface NamedTeam {
  name: { en: string; ru?: string };
  aliases: string[];
}

/** Names of a team of the files; those not in the tables keep their name in the files. */
export function teamNames(countryCode: string, fileName: string): NamedTeam {
  const known = teamOf(countryCode, fileName) ?? teamsByAnyName(countryCode, fileName);
  return known ?? { name: { en: fileName }, aliases: [] };
}

/**
 * The name that the files mostly have for a team, so that another spelling does not create another
 * match.
 */
export function spellingOf(countryCode: string, name: string): string {
  if (rowOf(countryCode, name) !== undefined) return name;
  return namesOf(countryCode).get(foldName(name)) ?? name;
}

/** A team of the tables by any name: ours, that of the files, or an alias. */
export function teamsByAnyName(countryCode: string, name: string): NamedTeam | undefined {
  const fileName = namesOf(countryCode).get(foldName(name));
  return fileName === undefined ? undefined : teamOf(countryCode, fileName);
}

function rowOf(countryCode: string, fileName: string): TeamNames[string] | undefined {
  const teams = BY_COUNTRY[countryCode];
  return teams !== undefined && Object.hasOwn(teams, fileName) ? teams[fileName] : undefined;
}

function teamOf(countryCode: string, fileName: string): NamedTeam | undefined {
  const names = rowOf(countryCode, fileName);
  if (names === undefined) return undefined;
  const [en, ru, ...aliases] = names;
  return { name: { en, ru }, aliases };
}

const FILE_NAMES = new Map<string, ReadonlyMap<string, string>>();

/** Names of the files by all folded names of a country; the first team of a name has it. */
function namesOf(countryCode: string): ReadonlyMap<string, string> {
  const known = FILE_NAMES.get(countryCode);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  for (const [fileName, others] of Object.entries(BY_COUNTRY[countryCode] ?? {})) {
    for (const name of [fileName, ...others].map(foldName)) {
      if (!names.has(name)) names.set(name, fileName);
    }
  }
  FILE_NAMES.set(countryCode, names);
  return names;
}
