import { countryOfNationalTeam } from '../openfootball/national-teams.ts';
import { russianName } from '../russian-names/russian-name.ts';
import { spellName } from '../russian-names/spell-name.ts';

const CODE = /^[A-Z]{2}(?:-[A-Z]{3})?$/;

/**
 * A player whom no source names in Russian: from the dictionary, else by rule, else as he is.
 * @param origin the code of a country, or the English name of a national team
 */
export function playerInRussian(name: string, origin: string): string {
  const country = countryOfNationalTeam(origin) ?? CODE.exec(origin)?.[0];
  return russianName('player', name) ?? spellName('person', name, country) ?? name;
}
