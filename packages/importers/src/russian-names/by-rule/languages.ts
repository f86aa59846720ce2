import { JAPANESE, KOREAN } from './asian.ts';
import { DUTCH, ENGLISH, GERMAN, SCANDINAVIAN } from './germanic.ts';
import names from './name-words.json' with { type: 'json' };
import { FINNISH, GREEK, HUNGARIAN, MAGHREB, OTHER, TURKISH } from './other-european.ts';
import { BRAZILIAN, FRENCH, ITALIAN, PORTUGUESE, ROMANIAN, SPANISH } from './romance.ts';
import { BALTIC, CZECH, POLISH, ROMANIZED, SERBIAN, UKRAINIAN } from './slavic.ts';
import { type Spelling, spell } from './spelling.ts';

/** A language whose names are written in Russian by rules of its own. */
export type Language = keyof typeof SPELLINGS;

const SPELLINGS = {
  en: ENGLISH,
  de: GERMAN,
  nl: DUTCH,
  sv: SCANDINAVIAN,
  fi: FINNISH,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  br: BRAZILIAN,
  it: ITALIAN,
  ro: ROMANIAN,
  pl: POLISH,
  cs: CZECH,
  sr: SERBIAN,
  ru: ROMANIZED,
  uk: UKRAINIAN,
  lv: BALTIC,
  hu: HUNGARIAN,
  tr: TURKISH,
  el: GREEK,
  ja: JAPANESE,
  ko: KOREAN,
  zh: OTHER,
  ar: MAGHREB,
  other: OTHER,
} satisfies Record<string, Spelling>;

const COUNTRIES: Readonly<Partial<Record<Language, string>>> = {
  en: 'GB US AU CA IE NZ ZA JM BB TT BM BS GY ZW KE UG GH NG MT GI VG KY AG',
  de: 'DE AT CH LI LU',
  nl: 'NL BE SR CW AW',
  sv: 'SE NO DK IS FO',
  fi: 'FI EE',
  fr: 'FR MC CI SN CM ML CD CG BF GA TG BJ HT GN MG NE TD BI RW KM MU VU',
  es: 'ES AR MX CL CO PE UY PY EC BO VE DO CR GT HN SV NI PA CU PR AD GQ PH',
  pt: 'PT AO MZ CV GW ST',
  br: 'BR',
  it: 'IT SM VA',
  ro: 'RO MD',
  pl: 'PL',
  cs: 'CZ SK',
  sr: 'RS HR SI BA ME MK XK AL',
  ru: 'RU BG BY KZ UZ KG TJ TM GE AM MN',
  uk: 'UA',
  lv: 'LV LT',
  hu: 'HU',
  tr: 'TR AZ',
  el: 'GR CY',
  ja: 'JP',
  ko: 'KR KP',
  zh: 'CN TW',
  ar: 'MA DZ TN LB SY',
};

const BY_COUNTRY: ReadonlyMap<string, Language> = new Map(
  (Object.entries(COUNTRIES) as [Language, string][]).flatMap(([language, codes]) =>
    codes.split(' ').map((code): [string, Language] => [code, language]),
  ),
);

/** The language of a country; of unknown ones, of regions and of the world `other`. */
export function languageOf(countryCode = ''): Language {
  return BY_COUNTRY.get(countryCode.slice(0, 2)) ?? 'other';
}

/** Endings and letters that give away the language of a surname, wherever its bearer comes from. */
const SURNAMES: readonly (readonly [Language, RegExp, ReadonlySet<Language>])[] = [
  ['sr', /[čćđšž]/i, new Set(['sr', 'cs', 'lv', 'fi', 'pl'])],
  ['tr', /[ğşı]/i, new Set(['tr'])],
  ['sv', /[øåæ]/i, new Set(['sv', 'fi'])],
  [
    'sr',
    /(?:[oe]v|[aiou]j|[bdgklmnrstz]|[iaj]n)i[cć]$/i,
    new Set(['sr', 'cs', 'pl', 'ro', 'tr', 'fr']),
  ],
  [
    'ru',
    /(?:[^aeiou](?:y?ov|y?ev|y?ova|y?eva)|[aeio]ev|[aeio]eva|sky|skiy|skii|skaya|enko|chuk|tsova|tseva|ykh|shvili|adze|idze)$/i,
    new Set(['ru', 'uk', 'cs', 'sr', 'pl', 'lv', 'es', 'it', 'pt', 'br']),
  ],
  [
    'ja',
    /(?:moto|[kg]awa|yama|[sz]aki|mura|kata|jima|uchi|shita)$/i,
    new Set(['ja', 'ru', 'sr', 'pl', 'fi', 'es', 'it']),
  ],
  ['pl', /(?:wicz|[wnń]ski|czyk|czak)$/i, new Set(['pl', 'ru', 'uk', 'sr', 'cs'])],
  ['es', /(?:[aiou]nd|[a-zñ]{2}[dnlmrtu]|u[aei]|ch)[eé]z$/i, new Set(['es', 'fr', 'ro', 'tr'])],
  ['el', /(?:akis|poulos|poulou|iadis|idis|ellis|anidis)$/i, new Set(['el', 'lv'])],
  ['ro', /(?:escu|eanu)$/i, new Set(['ro'])],
  ['fi', /(?:[aeiouyäö][nk]?|[kls])onen$|(?:[aeiouäöy])inen$|anen$/i, new Set(['fi', 'de', 'nl'])],
  [
    'it',
    /(?:etti|elli|ello|ucci|acci|occi|[^k]ini|cchi|cchio|zzi|glia|aglia|asso|ucca|[aeiou](?:rr|zz|tt|ll|cc|nn|ss)i)$/i,
    new Set(['it', 'br', 'pt', 'fi', 'hu', 'tr', 'el', 'ja', 'ru', 'ar']),
  ],
  ['sv', /(?:sson|strom|ström)$/i, new Set(['sv'])],
];

/** The language of a surname of a country: mostly that of the country. */
export function languageOfSurname(surname: string, ofCountry: Language): Language {
  if (ofCountry === 'other' && /[dhklstv]ina$/i.test(surname)) return 'ru';
  const other = SURNAMES.find(
    ([, ending, without]) => !without.has(ofCountry) && ending.test(surname),
  );
  return other?.[0] ?? ofCountry;
}

type Words = Readonly<Record<string, string>>;
const WORDS: Readonly<Partial<Record<Language, Words>>> = {
  ...names,
  uk: names.ru,
  br: names.pt,
};

const BRAZILIAN_NAMES: Words = {
  Cristiano: 'Криштиано',
  Fernando: 'Фернандо',
  Frederico: 'Фредерико',
  Gastao: 'Гастан',
  Gustavo: 'Густаво',
  Ines: 'Инес',
  Joao: 'Жоао',
  João: 'Жоао',
  Luis: 'Луис',
  Nuno: 'Нуно',
  Orlando: 'Орландо',
  Pedro: 'Педро',
  Tiago: 'Тиаго',
};

/** With its first letter large and the others as they are. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const ownWord = (words: Words | undefined, text: string): string | undefined =>
  words !== undefined && Object.hasOwn(words, text) ? words[text] : undefined;

/** A name that a language's rules would not spell as Russian does. */
export function knownWord(word: string, language: Language): string | undefined {
  const text = capital(word.toLowerCase()).normalize('NFC');
  const brazilian = language === 'br' ? ownWord(BRAZILIAN_NAMES, text) : undefined;
  return brazilian ?? ownWord(WORDS[language], text);
}

/** Known names of any language, for people whose own is unknown or has no rules to speak of. */
export function knownAnywhere(word: string): string | undefined {
  for (const language of Object.keys(WORDS) as Language[]) {
    const known = knownWord(word, language);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** A single word, in the case of its first letter. */
export function spellWord(word: string, language: Language): string {
  const russian = spell(word, SPELLINGS[language]);
  const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
  return isCapital ? capital(russian) : russian;
}
