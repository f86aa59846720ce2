import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const norwegian: MensNames = {
  men: words(
    'Aksel/Аксель, Birk/Бирк, Eirik/Эйрик, Finn/Финн, Halvor/Халвор, Iver/Ивер, Jonas/Юнас, Kasper/Каспер, Magnus/Магнус, Odin/Один, Peder/Педер, Sander/Сандер, Sivert/Сиверт, Tobias/Тобиас, Ulrik/Ульрик, Vetle/Ветле, Anders/Андерс, Brede/Бреде, Didrik/Дидрик, Even/Эвен, Fredrik/Фредрик, Gaute/Гёуте, Håkon/Хокон, Ivar/Ивар, Jostein/Юстейн, Ketil/Хетиль, Leif/Лейф, Mathias/Матиас, Ragnar/Рагнар, Sindre/Синдре',
  ),
  surnames: words(
    'Fjellheim/Фьельхейм, Nordvik/Нордвик, Solbakk/Сольбакк, Bjørkli/Бьёркли, Havneset/Хавнесет, Steinmo/Стейнму, Granli/Гранли, Elvebakken/Эльвебаккен, Sjøgata/Шёгата, Myrhaug/Мюрхауг, Tindevoll/Тинневолль, Skogly/Скугли, Dalstrand/Дальстран, Lyngset/Люнгсет, Rognli/Рогнли, Vestøy/Вестёй, Isdalen/Исдален, Furuhaug/Фурухауг, Kvernberg/Квернберг, Ospevik/Успевик, Almedal/Алмедаль, Brekkeli/Бреккели, Dyrhaug/Дюрхауг, Elvestad/Эльвестад, Fjordvik/Фьордвик, Gjerdeset/Йердесет, Hegglund/Хеглунн, Iskjær/Исхер, Jordbakk/Юрдбакк, Klungland/Клунгланн, Lauvås/Лёувос, Mosviken/Мусвикен, Nesheim/Несхейм, Oterholm/Утерхольм, Plassen/Плассен, Rypestøl/Рюпестёль, Skogdal/Скугдаль, Tjernli/Тьернли, Uglum/Углум, Vardeneset/Варденесет, Ytreberg/Ютреберг, Åsheim/Осхейм, Ørnes/Эрнес, Stormoen/Стурмуэн',
  ),
};
