import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const japanese: NamePool = {
  men: words(
    'Akira/Акира, Daiki/Дайки, Haruto/Харуто, Itsuki/Ицуки, Kaito/Кайто, Makoto/Макото, Ren/Рэн, Riku/Рику, Shota/Сёта, Takumi/Такуми, Yamato/Ямато, Yuto/Юто, Daichi/Даити, Eiji/Эйдзи, Fumiya/Фумия, Genki/Гэнки, Hiroto/Хирото, Jun/Дзюн, Kenta/Кэнта, Masato/Масато, Naoki/Наоки, Osamu/Осаму, Ryota/Рёта, Shinji/Синдзи, Sota/Сота, Tatsuya/Тацуя, Yoshito/Ёсито, Yusei/Юсэй, Kazuma/Кадзума, Minoru/Минору',
  ),
  women: words(
    'Aoi/Аой, Emi/Эми, Hana/Хана, Kaede/Каэдэ, Mei/Мэй, Misaki/Мисаки, Nanami/Нанами, Rin/Рин, Sakura/Сакура, Yui/Юи, Chihiro/Тихиро, Natsuki/Нацуки',
  ),
  surnames: words(
    'Aokawa/Аокава, Fujimori/Фудзимори, Hanazawa/Ханадзава, Ishibashi/Исибаси, Kitayama/Китаяма, Minamoto/Минамото, Nagahara/Нагахара, Oomori/Омори, Shiraishi/Сираиси, Takemura/Такэмура, Umezawa/Умэдзава, Wakabayashi/Вакабаяси, Yanagida/Янагида, Asakura/Асакура, Hoshino/Хосино, Kazehaya/Кадзэхая, Mizuno/Мидзуно, Sakamori/Сакамори, Tsukino/Цукино, Kuwabara/Кувабара, Amemori/Амэмори, Chigusa/Тигуса, Edogawa/Эдогава, Futaba/Футаба, Ginya/Гинъя, Hibiki/Хибики, Inagaki/Инагаки, Kagami/Кагами, Kurokawa/Курокава, Midorikawa/Мидорикава, Natsume/Нацумэ, Ogasawara/Огасавара, Raikado/Райкадо, Sawamura/Савамура, Shimizaki/Симидзаки, Tachibana/Татибана, Umihara/Умихара, Wakaba/Вакаба, Yamabuki/Ямабуки, Yukimura/Юкимура, Akahara/Акахара, Hanagawa/Ханагава, Moriura/Мориура, Tsurumaki/Цурумаки',
  ),
};
