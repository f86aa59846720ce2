import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const dutch: MensNames = {
  men: words(
    'Bas/Бас, Cas/Кас, Daan/Даан, Gijs/Гейс, Hidde/Хидде, Jelle/Йелле, Koen/Кун, Lars/Ларс, Mees/Мес, Niels/Нилс, Pim/Пим, Rik/Рик, Sem/Сем, Teun/Тён, Wout/Ваут, Youri/Юри, Arjen/Арьен, Bram/Брам, Casper/Каспер, Dirk/Дирк, Ewout/Эваут, Floris/Флорис, Gerben/Гербен, Hein/Хейн, Ivo/Иво, Joost/Йост, Kees/Кес, Luuk/Люк, Maarten/Мартен, Olaf/Олаф',
  ),
  surnames: words(
    'van der Linde/ван дер Линде, Zeedijk/Зедейк, Korenbloem/Коренблум, Molenaar/Моленар, Wijngaard/Вейнгард, Duinhof/Дёйнхоф, Rietveen/Ритвен, Zandvoord/Зандворд, Oosterwal/Остервал, Hazelaar/Хазелар, Veldkamp/Велдкамп, Schaapherder/Схапхердер, Brugman/Бругман, Kerkhoven/Керкховен, Polderman/Полдерман, Sluiswacht/Слёйсвахт, Eikenboom/Эйкенбом, Tulpen/Тюлпен, Noordwind/Нордвинд, Waterland/Ватерланд, Akkerveld/Аккервелд, Bosgaard/Босгард, Dorpsland/Дорпсланд, Essenburg/Эссенбюрг, Fluitman/Флёйтман, Grasdorp/Грасдорп, Heidekamp/Хейдекамп, IJsvogel/Эйсвогел, Jachthuis/Яхтхёйс, Klaverblad/Клаверблад, Lisdonk/Лисдонк, Mastbos/Мастбос, Nieuwpoort/Ньивпорт, Oeverland/Уверланд, Populier/Популир, Roggeveld/Роггевелд, Sterrenburg/Стерренбюрг, Turfman/Тюрфман, Vlasakker/Власаккер, Waterman/Ватерман, Zeestra/Зестра, Berkenbosch/Беркенбос, van Dijkstal/ван Дейкстал, Wilgenhof/Вилгенхоф',
  ),
};
