import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const swedish: NamePool = {
  men: words(
    'Nils/Нильс, Oskar/Оскар, Axel/Аксель, Gustav/Густав, Emil/Эмиль, Ludvig/Людвиг, Viggo/Вигго, Melker/Мелькер, Isak/Исак, Albin/Альбин, Sixten/Сикстен, Love/Лове, Hugo/Хуго, Rasmus/Расмус, Anton/Антон, Birger/Биргер, Edvin/Эдвин, Filip/Филип, Gösta/Гёста, Henrik/Хенрик, Ivar/Ивар, Jonatan/Йонатан, Kalle/Калле, Linus/Линус, Malte/Мальте, Vidar/Видар',
  ),
  women: words(
    'Astrid/Астрид, Elsa/Эльса, Freja/Фрейя, Greta/Грета, Ingrid/Ингрид, Klara/Клара, Linnea/Линнея, Maja/Майя, Saga/Сага, Tuva/Тува, Vilma/Вильма, Ebba/Эбба',
  ),
  surnames: words(
    'Granlund/Гранлунд, Sjövik/Шёвик, Björkdal/Бьёркдаль, Almstrand/Альмстранд, Ekholm/Экхольм, Norrfors/Норрфорс, Lindskär/Линдскер, Åkervik/Окервик, Stenby/Стенбю, Dalgren/Дальгрен, Furuholm/Фурухольм, Havsten/Хавстен, Klintberg/Клинтберг, Löfdal/Лёфдаль, Myrstad/Мюрстад, Rönnskog/Рённског, Silverdal/Сильвердаль, Torsvik/Торсвик, Vinterlund/Винтерлунд, Östmark/Эстмарк, Askerlund/Аскерлунд, Bergsvik/Бергсвик, Djupdal/Дьюпдаль, Edsholm/Эдсхольм, Forsgård/Форсгорд, Gullberg/Гулльберг, Hagström/Хагстрём, Isaksvik/Исаксвик, Kvarnlund/Кварнлунд, Ljungskog/Льюнгског, Mossberg/Моссберг, Nordsten/Нордстен, Oxelby/Оксельбю, Skogsund/Скугсунд, Tallvik/Тальвик, Ulvsund/Ульвсунд, Vassdal/Вассдаль, Ängslund/Энгслунд',
  ),
};
