import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const swedish: NamePool = {
  men: words(
    'Nils/Нильс, Oskar/Оскар, Axel/Аксель, Gustav/Густав, Emil/Эмиль, Ludvig/Людвиг, Viggo/Вигго, Melker/Мелькер, Isak/Исак, Albin/Альбин, Sixten/Сикстен, Love/Лове, Hugo/Хуго, Rasmus/Расмус',
  ),
  women: words(
    'Astrid/Астрид, Elsa/Эльса, Freja/Фрейя, Greta/Грета, Ingrid/Ингрид, Klara/Клара, Linnea/Линнея, Maja/Майя, Saga/Сага, Tuva/Тува, Vilma/Вильма, Ebba/Эбба',
  ),
  surnames: words(
    'Granlund/Гранлунд, Sjövik/Шёвик, Björkdal/Бьёркдаль, Almstrand/Альмстранд, Ekholm/Экхольм, Norrfors/Норрфорс, Lindskär/Линдскер, Åkervik/Окервик, Stenby/Стенбю, Dalgren/Дальгрен, Furuholm/Фурухольм, Havsten/Хавстен, Klintberg/Клинтберг, Löfdal/Лёфдаль, Myrstad/Мюрстад, Rönnskog/Рённског, Silverdal/Сильвердаль, Torsvik/Торсвик, Vinterlund/Винтерлунд, Östmark/Эстмарк',
  ),
};
