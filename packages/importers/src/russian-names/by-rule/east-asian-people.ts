import { tableOf } from '@tipmark/domain';
import { fromPinyin } from './asian.ts';
import { capital, spellWord } from './languages.ts';

const CHINESE_SURNAMES: ReadonlySet<string> = new Set(
  (
    'bai bu cai cao chang chen cheng cui deng ding dong du duan fan fang feng fu gao gong gu guan guo han hao he hou hu ' +
    'huang jia jiang jin kong lai lei li liang liao lin liu long lu luo lü ma mao meng mo mu ni pan pei peng qian qiao ' +
    'qin qiu ren shang shao shen shi song su sun tan tang tao tian tu wan wang wei wen wu xia xiao xie xu xue yan yang yao ' +
    'ye yi yin you yu yuan zeng zhan zhang zhao zheng zhong zhou zhu zou'
  ).split(' '),
);

/** Whether it is one of the hundred that most Chinese have. */
export const isChineseSurname = (word = ''): boolean => CHINESE_SURNAMES.has(word.toLowerCase());

/** Surname first, the given names in one word; undefined where it is not in pinyin. */
export function spellChinese(words: readonly string[]): string | undefined {
  const isSurnameLast = isChineseSurname(words.at(-1)) || !isChineseSurname(words[0]);
  const [surname = '', given] = isSurnameLast
    ? [words.at(-1), words.slice(0, -1)]
    : [words[0], words.slice(1)];
  const spelt = [surname, given.join("'")].map((word) => fromPinyin(word));
  if (spelt.includes(undefined)) return undefined;
  return spelt
    .map((word) => capital(word ?? ''))
    .join(' ')
    .trim();
}

const KOREAN_SURNAMES = tableOf<string>({
  ahn: 'Ан',
  an: 'Ан',
  back: 'Пэк',
  baek: 'Пэк',
  bae: 'Пэ',
  chang: 'Чан',
  cho: 'Чо',
  choi: 'Чхве',
  chung: 'Чон',
  han: 'Хан',
  hong: 'Хон',
  hwang: 'Хван',
  im: 'Им',
  jang: 'Чан',
  jeon: 'Чон',
  jeong: 'Чон',
  jo: 'Чо',
  jung: 'Чон',
  kang: 'Кан',
  kim: 'Ким',
  ko: 'Ко',
  koo: 'Ку',
  ku: 'Ку',
  kwon: 'Квон',
  lee: 'Ли',
  lim: 'Лим',
  moon: 'Мун',
  nam: 'Нам',
  oh: 'О',
  park: 'Пак',
  seo: 'Со',
  shin: 'Син',
  son: 'Сон',
  song: 'Сон',
  woo: 'У',
  yang: 'Ян',
  yoo: 'Ю',
  yoon: 'Юн',
  yun: 'Юн',
});

/** Surname first; undefined where no word is a surname. */
export function spellKorean(words: readonly string[]): string | undefined {
  const ofWord = (word: string | undefined) => KOREAN_SURNAMES[word?.toLowerCase() ?? ''];
  const [surname, given] =
    ofWord(words.at(-1)) === undefined
      ? [ofWord(words[0]), words.slice(1)]
      : [ofWord(words.at(-1)), words.slice(0, -1)];
  if (surname === undefined) return undefined;
  return [surname, ...given.map((word) => spellWord(word, 'ko'))].join(' ');
}
