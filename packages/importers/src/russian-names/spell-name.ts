import { foldName } from '@tipmark/domain';
import { spellPerson } from './by-rule/spell-person.ts';
import { citiesOf, isWithoutLatin, spellClub, spellCompetition } from './by-rule/spell-title.ts';
import people from './people.json' with { type: 'json' };
import tournaments from './tournaments.json' with { type: 'json' };

/** What has a name: people are spelt by the language of their country, titles word by word. */
export type Spelt = 'person' | 'club' | 'competition';

/** Titles of whole tournaments, of which a word in another title does not stand for a city. */
const TITLES: ReadonlySet<string> = new Set(['Finals', 'Next Gen Finals']);

const CITIES = citiesOf(Object.entries(tournaments).filter(([name]) => !TITLES.has(name)));

/** Surnames of known people, folded: sources that shorten given names have no country. */
const SURNAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(people).map(([name, russian]) => [
    foldName(name.split(' ').at(-1) ?? ''),
    russian.split(' ').at(-1) ?? '',
  ]),
);

/**
 * A name in Russian letters by the rules of practical transcription, for one that no dictionary and
 * no source gives: `Kei Nishikori` (JP) → `Кэй Нисикори`. One without Latin letters stays as it is.
 * @param countryCode of ISO 3166 or a part of it, `GB-ENG`; unknown = the spelling decides
 * @returns undefined where rules do not lead to a Russian name: it stays in Latin letters
 */
export function spellName(kind: Spelt, name: string, countryCode?: string): string | undefined {
  if (isWithoutLatin(name)) return name;
  const text = spelt(kind, name, countryCode)?.replace(/\s+/g, ' ').trim();
  return text !== undefined && isWithoutLatin(text) ? text : undefined;
}

function spelt(kind: Spelt, name: string, countryCode: string | undefined): string | undefined {
  switch (kind) {
    case 'person':
      return spellPerson(name, countryCode, SURNAMES);
    case 'club':
      return spellClub(name, countryCode);
    case 'competition':
      return spellCompetition(name, countryCode, CITIES);
  }
}
