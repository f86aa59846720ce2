import { foldName, tableOf } from '@tipmark/domain';
import { fromPinyin } from './asian.ts';
import { isChineseSurname, spellChinese, spellKorean } from './east-asian-people.ts';
import {
  capital,
  knownAnywhere,
  knownWord,
  type Language,
  languageOf,
  languageOfSurname,
  spellWord,
} from './languages.ts';

const INITIALS = tableOf<string>({
  A: 'А',
  B: 'Б',
  C: 'К',
  D: 'Д',
  E: 'Э',
  F: 'Ф',
  G: 'Г',
  H: 'Х',
  I: 'И',
  J: 'Дж',
  K: 'К',
  L: 'Л',
  M: 'М',
  N: 'Н',
  O: 'О',
  P: 'П',
  Q: 'К',
  R: 'Р',
  S: 'С',
  T: 'Т',
  U: 'У',
  V: 'В',
  W: 'У',
  X: 'К',
  Y: 'Й',
  Z: 'З',
});

const INITIALS_OF: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { J: 'Й', W: 'В', Z: 'Ц' },
  nl: { J: 'Й', W: 'В' },
  sv: { J: 'Й', W: 'В' },
  fi: { J: 'Й', W: 'В' },
  pl: { J: 'Я', W: 'В', C: 'Ц' },
  cs: { J: 'Й', H: 'Г', C: 'Ц' },
  sr: { J: 'Й', C: 'Ц' },
  hu: { J: 'Й', S: 'Ш' },
  lv: { J: 'Й' },
  es: { J: 'Х' },
  fr: { J: 'Ж' },
  pt: { J: 'Ж' },
  br: { J: 'Ж' },
  ro: { J: 'Ж' },
  ru: { E: 'Е', Y: 'Ю', J: 'Ю' },
  uk: { E: 'Е', Y: 'Ю', H: 'Г' },
};

/** `J`, `J.`, `J.L.` */
const INITIAL =
  /^(?:\p{Lu}\.?|(?:\p{Lu}\.)+\p{Lu}?\.?|(?!Ng|Jr|Sr|St)[B-DF-HJ-NP-TV-Z][b-df-hj-np-tv-z]\.?)$/u;

const SUFFIXES = tableOf<string>({
  jr: 'мл.',
  'jr.': 'мл.',
  sr: 'ст.',
  'sr.': 'ст.',
  'st.': 'Сент',
});

const PARTICLES = tableOf<string>({
  al: 'аль',
  bin: 'бин',
  da: 'да',
  das: 'дас',
  de: 'де',
  del: 'дель',
  della: 'делла',
  den: 'ден',
  der: 'дер',
  des: 'де',
  di: 'ди',
  do: 'ду',
  dos: 'дос',
  du: 'дю',
  e: 'и',
  el: 'эль',
  la: 'ла',
  las: 'лас',
  le: 'ле',
  los: 'лос',
  ten: 'тен',
  ter: 'тер',
  ul: 'уль',
  van: 'ван',
  von: 'фон',
  y: 'и',
  zu: 'цу',
});
/** Where such a word belongs to the surname and is as large as it. */
const WITH_CAPITAL: ReadonlySet<Language> = new Set(['it', 'ar', 'other']);
const OFTEN_CAPITAL: ReadonlySet<string> = new Set(['di', 'la', 'le', 'el', 'al']);
const ALWAYS_SMALL: ReadonlySet<string> = new Set([
  'van',
  'von',
  'der',
  'den',
  'ter',
  'ten',
  'y',
  'e',
  'ul',
]);

function initials(word: string, language: Language): string {
  const letters = [...word.toUpperCase()].filter((letter) => letter !== '.');
  const ofLanguage = INITIALS_OF[language];
  return letters
    .map((letter) => `${ofLanguage?.[letter] ?? INITIALS[letter] ?? spellWord(letter, language)}.`)
    .join(' ');
}

/** Parts of `Jo-Wilfried` and `O'Connell`. */
const PARTS = /[\p{L}\p{M}]+/gu;

/** Where the rules of a language do not help with names of others: any known name does. */
const IS_OPEN: ReadonlySet<Language> = new Set(['en', 'other', 'ar', 'zh', 'ko', 'ja']);

/** @param languages of the country, of the surname: the first that knows the word writes it */
function spellName(
  word: string,
  [own, ofSurname]: readonly [Language, Language],
  isSurname: boolean,
) {
  return word
    .replace(PARTS, (part) => {
      const known =
        knownWord(part, own) ??
        knownWord(part, ofSurname) ??
        (IS_OPEN.has(own) ? knownAnywhere(part) : undefined);
      return known ?? spellWord(part, isSurname ? ofSurname : own);
    })
    .replaceAll("'", '’');
}

/** Without a country a Chinese surname is one: `Wang Xin.` */
function ownLanguage(words: readonly string[], countryCode: string | undefined): Language {
  const own = languageOf(countryCode);
  const isShort = words.length === 2 && (words[1] ?? '').endsWith('.');
  return own === 'other' && isShort && isChineseSurname(words[0]) ? 'zh' : own;
}

/** The last word that is no initial: `Carreno Busta P.` */
function surnameOf(words: readonly string[]): string {
  return words.findLast((word) => !INITIAL.test(word) && !word.endsWith('.')) ?? '';
}

function spellOne(
  name: string,
  countryCode: string | undefined,
  surnames: ReadonlyMap<string, string>,
): string {
  const words = name
    .trim()
    .replace(/\bO (?=\p{Lu}\p{Ll})/u, "O'")
    .split(/\s+/);
  const own = ownLanguage(words, countryCode);
  const isInFull = words.length > 1 && words.every((word) => !/^\p{L}$|\./u.test(word));
  const inOrder =
    own === 'zh' && isInFull
      ? spellChinese(words)
      : own === 'ko' && isInFull
        ? spellKorean(words)
        : undefined;
  if (inOrder !== undefined) return inOrder;
  const surname = surnameOf(words);
  const ofSurname = languageOfSurname(surname, own);
  return words
    .map((word, index) => {
      const suffix = SUFFIXES[word.toLowerCase()];
      if (suffix !== undefined) return suffix;
      if (INITIAL.test(word)) return initials(word, own);
      const particle = index === words.length - 1 ? undefined : PARTICLES[word.toLowerCase()];
      if (particle !== undefined && (index > 0 || words.length > 2)) {
        const small = word.toLowerCase();
        const isCapital = WITH_CAPITAL.has(own) || (own === 'en' && OFTEN_CAPITAL.has(small));
        const isSmall = ALWAYS_SMALL.has(small) || !isCapital;
        return index > 0 && isSmall ? particle : capital(particle);
      }
      if (own === 'zh') {
        const pinyin = fromPinyin(word.replace('.', ''));
        if (pinyin !== undefined) return capital(pinyin) + (word.endsWith('.') ? '.' : '');
      }
      const isSurname = word === surname;
      const famous = own === 'other' && isSurname ? surnames.get(foldName(word)) : undefined;
      return famous ?? spellName(word, [own, ofSurname], isSurname);
    })
    .join(' ');
}

/**
 * A person, or the two of a double: `Emilio Nava / Learner Tien`.
 * @param surnames of well-known people, folded, for those of unknown countries
 */
export function spellPerson(
  name: string,
  countryCode: string | undefined,
  surnames: ReadonlyMap<string, string>,
): string {
  return name
    .split('/')
    .map((one) => spellOne(one, countryCode, surnames))
    .join(' / ');
}
