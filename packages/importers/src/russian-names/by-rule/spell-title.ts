import { fromPinyin } from './asian.ts';
import {
  capital,
  knownAnywhere,
  knownWord,
  type Language,
  languageOf,
  spellWord,
} from './languages.ts';
import words from './title-words.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;
const CLUB_WORDS: Words = words.club;
const COMPETITION_WORDS: Words = words.competition;

/** Names of tours, and numerals, that Russian writes in Latin letters, too. */
const LATIN_IN_RUSSIAN = /^(?:ATP|WTA|ITF|[IVX]{1,4}|[ABC])$/;
const ABBREVIATION = /^(?:\p{Lu}\.?){2,4}$/u;
/** A title with more unknown words is a sentence or the name of a sponsor. */
const MOST_UNKNOWN = 2;

const LETTERS: Words = Object.fromEntries(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, index) => [
    letter,
    'АБКДЕФГХИЖКЛМНОПКРСТУВВКИЗ'.charAt(index),
  ]),
);

const TOKEN = /[\p{L}\p{M}.]+/gu;

/** A title in Russian letters; undefined where too many of its words are unknown. */
function spellTitle(title: string, known: Words, language: Language): string | undefined {
  let unknown = 0;
  const russian = title.replace(TOKEN, (word) => {
    if (LATIN_IN_RUSSIAN.test(word) || !/\p{Script=Latin}/u.test(word)) return word;
    const found = known[word] ?? known[capital(word.toLowerCase())];
    if (found !== undefined) return found;
    if (ABBREVIATION.test(word)) {
      return [...word].map((letter) => LETTERS[letter] ?? '').join('');
    }
    unknown += 1;
    return wordOf(word, language);
  });
  return unknown > MOST_UNKNOWN ? undefined : russian.replaceAll("'", '’');
}

function wordOf(word: string, language: Language): string {
  const isForeign = language === 'en' || language === 'other';
  const name = isForeign
    ? (knownWord(word, 'en') ?? knownAnywhere(word))
    : knownWord(word, language);
  if (name !== undefined) return name;
  const pinyin = language === 'zh' ? fromPinyin(word) : undefined;
  if (pinyin !== undefined) return capital(pinyin);
  return spellWord(word, language);
}

/** Titles that Russian turns around. */
const TURNED: readonly (readonly [RegExp, string])[] = [
  [/^(ATP|WTA) Cup$/u, 'Кубок $1'],
  [/^((?:ATP|WTA) )?(.+) Olympics$/u, '$1Олимпийские игры, $2'],
];

/** A club: `SK Brann` → `СК Бранн`. */
export const spellClub = (name: string, countryCode?: string): string | undefined =>
  spellTitle(name, CLUB_WORDS, languageOf(countryCode));

/** Russian names of cities in titles. */
interface Cities {
  /** Finds whole names, the longest first. */
  readonly pattern: RegExp;
  /** By the name in small letters. */
  readonly russian: ReadonlyMap<string, string>;
}

/** Cities to look for in titles, with their Russian names. */
export function citiesOf(names: readonly (readonly [name: string, russian: string])[]): Cities {
  const longestFirst = names.toSorted(([one], [other]) => other.length - one.length);
  const any = longestFirst.map(([name]) => name.replaceAll('.', String.raw`\.`)).join('|');
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}'’])(?:${any})(?![\p{L}'’])`, 'giu'),
    russian: new Map(names.map(([name, russian]) => [name.toLowerCase(), russian])),
  };
}

/** A tournament or league: `Brisbane International` → `Брисбен Интернешнл`. */
export function spellCompetition(
  name: string,
  countryCode: string | undefined,
  cities: Cities,
): string | undefined {
  let text = name;
  for (const [pattern, russian] of TURNED) text = text.replace(pattern, russian);
  text = text.replace(cities.pattern, (city) => cities.russian.get(city.toLowerCase()) ?? city);
  const language = languageOf(countryCode);
  return spellTitle(text, COMPETITION_WORDS, language === 'other' ? 'en' : language);
}

/** Whether Russian writes all of a name as it is: Cyrillic, or tours and numerals. */
export const isWithoutLatin = (name: string): boolean =>
  (name.match(TOKEN) ?? []).every(
    (word) => !/\p{Script=Latin}/u.test(word) || LATIN_IN_RUSSIAN.test(word),
  );
