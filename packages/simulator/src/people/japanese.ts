import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const japanese: NamePool = {
  men: words(
    'Akira/Акира, Daiki/Дайки, Haruto/Харуто, Itsuki/Ицуки, Kaito/Кайто, Makoto/Макото, Ren/Рэн, Riku/Рику, Shota/Сёта, Takumi/Такуми, Yamato/Ямато, Yuto/Юто',
  ),
  women: words(
    'Aoi/Аой, Emi/Эми, Hana/Хана, Kaede/Каэдэ, Mei/Мэй, Misaki/Мисаки, Nanami/Нанами, Rin/Рин, Sakura/Сакура, Yui/Юи, Chihiro/Тихиро, Natsuki/Нацуки',
  ),
  surnames: words(
    'Aokawa/Аокава, Fujimori/Фудзимори, Hanazawa/Ханадзава, Ishibashi/Исибаси, Kitayama/Китаяма, Minamoto/Минамото, Nagahara/Нагахара, Oomori/Омори, Shiraishi/Сираиси, Takemura/Такэмура, Umezawa/Умэдзава, Wakabayashi/Вакабаяси, Yanagida/Янагида, Asakura/Асакура, Hoshino/Хосино, Kazehaya/Кадзэхая, Mizuno/Мидзуно, Sakamori/Сакамори, Tsukino/Цукино, Kuwabara/Кувабара',
  ),
};
