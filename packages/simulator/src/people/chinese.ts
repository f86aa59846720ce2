import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const chinese: MensNames = {
  men: words(
    'Bo/Бо, Chen/Чэнь, Dong/Дун, Gang/Ган, Hao/Хао, Jian/Цзянь, Kai/Кай, Lei/Лэй, Ming/Мин, Peng/Пэн, Qiang/Цян, Rui/Жуй, Shan/Шань, Tao/Тао, Wei/Вэй, Zhen/Чжэнь',
  ),
  surnames: words(
    'Lan/Лань, Feng/Фэн, Qiao/Цяо, Yun/Юнь, Baishan/Байшань, Heyue/Хэюэ, Jinhe/Цзиньхэ, Qinglan/Цинлань, Haifeng/Хайфэн, Longxi/Лунси, Hongyue/Хунъюэ, Yunqiao/Юньцяо, Baixi/Байси, Jinfeng/Цзиньфэн, Hailan/Хайлань, Qinghe/Цинхэ, Longyue/Лунъюэ, Yunxi/Юньси, Hongqiao/Хунцяо, Baihe/Байхэ',
  ),
};
