import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { indian } from './indian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { MensNames } from './name-pool.ts';
import { norwegian } from './norwegian.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';

const BY_COUNTRY: Readonly<Record<string, MensNames>> = {
  RU: russian,
  'GB-ENG': english,
  ES: spanish,
  IT: italian,
  DE: german,
  FR: french,
  PT: portuguese,
  NL: dutch,
  NO: norwegian,
  BR: portuguese,
  AR: spanish,
  MX: spanish,
  US: english,
  CN: chinese,
  JP: japanese,
  KR: korean,
  IN: indian,
  AU: english,
};

/** How players of a country are called. */
export function peopleOf(countryCode: string): MensNames {
  return BY_COUNTRY[countryCode] ?? english;
}

/** Languages of foreign players. */
export const peopleAbroad: readonly MensNames[] = [...new Set(Object.values(BY_COUNTRY))];
