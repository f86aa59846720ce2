/**
 * How a language is written in Russian letters: rules `letters→russian`, tried in order at every
 * letter of a word in small letters. The letters are a regular expression that also sees what is
 * around them; `V` is any vowel, `C` any consonant.
 */
export type Spelling = readonly Rule[];

interface Rule {
  readonly letters: RegExp;
  readonly russian: string;
}

const VOWELS = 'aeiouyàáâãäåăąæèéêëěęėìíîïıīòóôõöøőœùúûüůűūýÿāē';
const CONSONANTS = 'bcdfghjklmnpqrstvwxzçćčďđğģķĺľļłńňñņŕřśšşșťţțźżžßðþ';

const LETTERS =
  'a→а b→б c→к d→д ^[eéèêë]→э (?<=[aouáóúãäöü])[eéèê]→э [eéèêëě]→е f→ф g→г h→х i→и j→й k→к l→л m→м n→н o→о p→п q→к r→р s→с ' +
  't→т u→у v→в w→в x→кс y→и z→з ß→сс ø→ё æ→е œ→ё ł→л đ→д ı→ы þ→т ð→д ü→ю ö→ё';

/** What `j` makes of the vowel behind it, in languages where it is й. */
export const JOT =
  '(?<=C)j[aäá]→ья (?<=C)j[eé]→ье (?<=C)j[oöø]→ьё (?<=C)j[uü]→ью (?<=C)j[ií]→ьи j[aäá]→я j[eé]→е ' +
  'jo→йо j[öø]→йё j[uü]→ю ji→и j→й';

/** @param rules in order, apart by white space; letters that they leave are spelt as usual */
export function spelling(...rules: readonly string[]): Spelling {
  return [...rules, LETTERS].flatMap((text) =>
    text
      .trim()
      .split(/\s+/)
      .map((rule): Rule => {
        const [letters = '', russian = ''] = rule.split('→');
        const source = letters.replaceAll('V', `[${VOWELS}]`).replaceAll('C', `[${CONSONANTS}]`);
        return { letters: new RegExp(source, 'uy'), russian };
      }),
  );
}

/** The letter without its accent. */
const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}+/gu, '');

/** A word of Latin letters in Russian ones, all small. */
export function spell(word: string, rules: Spelling): string {
  // a small `İ` is an i with a dot of its own
  const text = word.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i');
  const bare = [...text].map((letter) => plain(letter).charAt(0) || letter).join('');
  let russian = '';
  for (let index = 0; index < text.length; ) {
    const found = ruleAt(rules, text, index) ?? ruleAt(rules, bare, index);
    russian += found?.russian ?? text.charAt(index);
    index += found?.length ?? 1;
  }
  return russian;
}

function ruleAt(rules: Spelling, text: string, index: number) {
  for (const { letters, russian } of rules) {
    letters.lastIndex = index;
    const [found] = letters.exec(text) ?? [];
    if (found !== undefined && found !== '') return { russian, length: found.length };
  }
  return undefined;
}
