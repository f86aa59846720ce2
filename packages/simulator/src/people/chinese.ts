import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const chinese: MensNames = {
  men: words(
    'Bo/Бо, Chen/Чэнь, Dong/Дун, Gang/Ган, Hao/Хао, Jian/Цзянь, Kai/Кай, Lei/Лэй, Ming/Мин, Peng/Пэн, Qiang/Цян, Rui/Жуй, Shan/Шань, Tao/Тао, Wei/Вэй, Zhen/Чжэнь, Cheng/Чэн, Da/Да, Fei/Фэй, Guang/Гуан, Hui/Хуэй, Jun/Цзюнь, Kun/Кунь, Liang/Лян, Ning/Нин, Ping/Пин, Shuo/Шо, Ting/Тин, Wen/Вэнь, Yang/Ян',
  ),
  surnames: words(
    'Lan/Лань, Feng/Фэн, Qiao/Цяо, Yun/Юнь, Baishan/Байшань, Heyue/Хэюэ, Jinhe/Цзиньхэ, Qinglan/Цинлань, Haifeng/Хайфэн, Longxi/Лунси, Hongyue/Хунъюэ, Yunqiao/Юньцяо, Baixi/Байси, Jinfeng/Цзиньфэн, Hailan/Хайлань, Qinghe/Цинхэ, Longyue/Лунъюэ, Yunxi/Юньси, Hongqiao/Хунцяо, Baihe/Байхэ, Anhe/Аньхэ, Changxi/Чанси, Dongyue/Дунъюэ, Fulan/Фулань, Guangfeng/Гуанфэн, Huashan/Хуашань, Jiulan/Цзюлань, Kongyun/Кунъюнь, Linxi/Линьси, Meihe/Мэйхэ, Ningfeng/Нинфэн, Ouyue/Оуюэ, Pingqiao/Пинцяо, Qiuhe/Цюхэ, Ruiyun/Жуйюнь, Shuanglan/Шуанлань, Tianyue/Тяньюэ, Wanfeng/Ваньфэн, Xianhe/Сяньхэ, Yuqiao/Юйцяо, Zhulan/Чжулань, Caiyun/Цайюнь, Mofeng/Мофэн, Suxi/Суси',
  ),
};
