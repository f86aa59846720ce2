import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const korean: MensNames = {
  men: words(
    'Do-yun/До Юн, Eun-woo/Ын У, Ha-jun/Ха Джун, Hyun-ki/Хён Ги, In-soo/Ин Су, Ji-ho/Джи Хо, Jun-seo/Джун Со, Kyung-min/Кён Мин, Min-jae/Мин Джэ, Sang-woo/Сан У, Seo-jun/Со Джун, Si-woo/Си У, Tae-yang/Тхэ Ян, Woo-bin/У Бин, Yoon-ho/Юн Хо, Young-gi/Ён Ги, Byung-ho/Пён Хо, Chan-woo/Чхан У, Dong-hae/Тон Хэ, Geon-u/Кон У, Hee-chul/Хи Чхоль, Jae-won/Джэ Вон, Kwang-su/Кван Су, Min-ki/Мин Ги, Nam-il/Нам Иль, Oh-sung/О Сон, Pil-gyu/Пиль Гю, Seung-ho/Сын Хо, Tae-min/Тхэ Мин, Yong-jun/Ён Джун',
  ),
  surnames: words(
    'Namgang/Намган, Seolwon/Сольвон, Hwangbo/Хванбо, Baekdo/Пэкто, Cheonga/Чхонга, Dalbit/Тальбит, Eulji/Ыльджи, Garam/Карам, Haneul/Хануль, Jangmi/Чанми, Kangso/Кансо, Maebong/Мэбон, Narae/Нарэ, Okcheon/Окчхон, Podo/Подо, Sanho/Санхо, Taebaek/Тхэбэк, Ungdal/Ундаль, Woljeong/Вольджон, Yeonmu/Ёнму, Areum/Арым, Bomdo/Помдо, Chorok/Чхорок, Dansan/Тансан, Eunha/Ынха, Goyo/Коё, Hanbit/Ханбит, Iseul/Исыль, Jiseok/Джисок, Keunsol/Кынсоль, Mireu/Мирю, Nuri/Нури, Ondal/Ондаль, Padong/Падон, Raon/Раон, Sandeul/Сандыль, Taeyul/Тхэюль, Ubin/Убин, Wonsol/Вонсоль, Yesol/Есоль, Baram/Парам, Dokdal/Токталь, Mugang/Муган, Saebyeok/Сэбёк',
  ),
};
