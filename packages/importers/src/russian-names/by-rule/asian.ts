import { tableOf } from '@tipmark/domain';
import { spelling } from './spelling.ts';

/** Polivanov's system, from Hepburn's. */
export const JAPANESE = spelling(
  'tch→тт sha→ся sh[uū]→сю sh[oō]→сё she→се shi→си cha→тя ch[uū]→тю ch[oō]→тё chi→ти tsu→цу ts→ц ja→дзя j[uū]→дзю j[oō]→дзё ji→дзи j→дз',
  'oh(?=C|$)→о ōu→о ō→о ū→у ou→о oo→о uu→у z→дз fu→фу ph→ф n(?=[bpm])→м',
  '(?<=C)ya→я y[uū]→ю y[oō]→ё ya→я (?<=[aeo])i→й e→э y→й h→х v→в l→л c→к x→кс q→к',
);

/** Kontsevich's system, from the spellings that Koreans use. */
export const KOREAN = spelling(
  'youn→ён yeo→ё yae→е yoo→ю yu→ю yo→ё ya→я ye→е yi→и eo→о eu→ы ae→э oe→ве ui→ый woo→у wi→ви wa→ва wo→во we→ве oo→у ee→и ou→о u→у',
  'ngh→нъ ng→н sh→с ss→сс ch→ч kk→кк tt→тт pp→пп ^j→ч ^g→к ^d→т ^b→п j→дж (?<=V)k(?=$)→к h→х l$→ль l(?=C)→ль l→р r→р e→е w→в',
);

const INITIALS = tableOf<string>({
  b: 'б',
  p: 'п',
  m: 'м',
  f: 'ф',
  d: 'д',
  t: 'т',
  n: 'н',
  l: 'л',
  g: 'г',
  k: 'к',
  h: 'х',
  zh: 'чж',
  ch: 'ч',
  sh: 'ш',
  r: 'ж',
  z: 'цз',
  c: 'ц',
  s: 'с',
  j: 'цз',
  q: 'ц',
  x: 'с',
});

const FINALS = tableOf<string>({
  a: 'а',
  o: 'о',
  e: 'э',
  ai: 'ай',
  ei: 'эй',
  ao: 'ао',
  ou: 'оу',
  an: 'ань',
  en: 'энь',
  ang: 'ан',
  eng: 'эн',
  ong: 'ун',
  i: 'и',
  ia: 'я',
  ie: 'е',
  iao: 'яо',
  iu: 'ю',
  ian: 'янь',
  in: 'инь',
  iang: 'ян',
  ing: 'ин',
  iong: 'юн',
  u: 'у',
  ua: 'уа',
  uo: 'о',
  uai: 'уай',
  ui: 'уй',
  uan: 'уань',
  un: 'унь',
  uang: 'уан',
  ü: 'юй',
  üe: 'юэ',
  üan: 'юань',
  ün: 'юнь',
});

const WHOLE = tableOf<string>({
  zhi: 'чжи',
  chi: 'чи',
  shi: 'ши',
  ri: 'жи',
  zi: 'цзы',
  ci: 'цы',
  si: 'сы',
  hui: 'хуэй',
  er: 'эр',
  a: 'а',
  ai: 'ай',
  an: 'ань',
  ang: 'ан',
  ao: 'ао',
  e: 'э',
  en: 'энь',
  ou: 'оу',
  yi: 'и',
  ya: 'я',
  ye: 'е',
  yao: 'яо',
  you: 'ю',
  yan: 'янь',
  yin: 'инь',
  yang: 'ян',
  ying: 'ин',
  yong: 'юн',
  wu: 'у',
  wa: 'ва',
  wo: 'во',
  wai: 'вай',
  wei: 'вэй',
  wan: 'вань',
  wen: 'вэнь',
  wang: 'ван',
  weng: 'вэн',
  yu: 'юй',
  yue: 'юэ',
  yuan: 'юань',
  yun: 'юнь',
});

const SYLLABLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(INITIALS).flatMap(([initial, russian]) =>
    Object.entries(FINALS).flatMap(([final, rest]): [string, string][] => {
      const isSoft = /[jqx]/.test(initial);
      // Behind j, q, x the letter u is ü, and an apostrophe separates what could be one syllable.
      const written = isSoft ? final.replace('ü', 'u') : final;
      return isSoft && final.startsWith('u') ? [] : [[initial + written, russian + rest]];
    }),
  ),
  ...Object.entries(WHOLE),
]);

/** Palladius's system; undefined where a word is no Chinese one in pinyin. */
export function fromPinyin(word: string): string | undefined {
  const text = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0075\u0308/gu, 'ü')
    .replace(/[\u0300-\u0307\u0309-\u036F'’]/gu, '');
  return syllablesFrom(text);
}

const LONGEST = 6;

function syllablesFrom(text: string): string | undefined {
  if (text === '') return '';
  for (let length = Math.min(LONGEST, text.length); length > 0; length -= 1) {
    const first = SYLLABLES.get(text.slice(0, length));
    const rest = first === undefined ? undefined : syllablesFrom(text.slice(length));
    if (first === undefined || rest === undefined) continue;
    // «нь» before a vowel would read as one sound
    return first.endsWith('н') && /^[аэоуияюё]/.test(rest) ? `${first}ъ${rest}` : first + rest;
  }
  return undefined;
}
