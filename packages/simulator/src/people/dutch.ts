import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const dutch: MensNames = {
  men: words(
    'Bas/Бас, Cas/Кас, Daan/Даан, Gijs/Гейс, Hidde/Хидде, Jelle/Йелле, Koen/Кун, Lars/Ларс, Mees/Мес, Niels/Нилс, Pim/Пим, Rik/Рик, Sem/Сем, Teun/Тён, Wout/Ваут, Youri/Юри',
  ),
  surnames: words(
    'van der Linde/ван дер Линде, Zeedijk/Зедейк, Korenbloem/Коренблум, Molenaar/Моленар, Wijngaard/Вейнгард, Duinhof/Дёйнхоф, Rietveen/Ритвен, Zandvoord/Зандворд, Oosterwal/Остервал, Hazelaar/Хазелар, Veldkamp/Велдкамп, Schaapherder/Схапхердер, Brugman/Бругман, Kerkhoven/Керкховен, Polderman/Полдерман, Sluiswacht/Слёйсвахт, Eikenboom/Эйкенбом, Tulpen/Тюлпен, Noordwind/Нордвинд, Waterland/Ватерланд',
  ),
};
