import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const korean: MensNames = {
  men: words(
    'Do-yun/До Юн, Eun-woo/Ын У, Ha-jun/Ха Джун, Hyun-ki/Хён Ги, In-soo/Ин Су, Ji-ho/Джи Хо, Jun-seo/Джун Со, Kyung-min/Кён Мин, Min-jae/Мин Джэ, Sang-woo/Сан У, Seo-jun/Со Джун, Si-woo/Си У, Tae-yang/Тхэ Ян, Woo-bin/У Бин, Yoon-ho/Юн Хо, Young-gi/Ён Ги',
  ),
  surnames: words(
    'Namgang/Намган, Seolwon/Сольвон, Hwangbo/Хванбо, Baekdo/Пэкто, Cheonga/Чхонга, Dalbit/Тальбит, Eulji/Ыльджи, Garam/Карам, Haneul/Хануль, Jangmi/Чанми, Kangso/Кансо, Maebong/Мэбон, Narae/Нарэ, Okcheon/Окчхон, Podo/Подо, Sanho/Санхо, Taebaek/Тхэбэк, Ungdal/Ундаль, Woljeong/Вольджон, Yeonmu/Ёнму',
  ),
};
