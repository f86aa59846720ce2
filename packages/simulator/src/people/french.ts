import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const french: NamePool = {
  men: words(
    'Antoine/Антуан, Bastien/Бастьен, Clément/Клеман, Étienne/Этьен, Fabien/Фабьен, Gaspard/Гаспар, Hugo/Юго, Julien/Жюльен, Léon/Леон, Maxence/Максанс, Noé/Ноэ, Rémi/Реми, Théo/Тео, Yvan/Иван',
  ),
  women: words(
    'Agathe/Агата, Camille/Камий, Élise/Элиз, Flore/Флор, Héloïse/Элоиз, Jade/Жад, Léna/Лена, Manon/Манон, Océane/Осеан, Pauline/Полин, Romane/Роман, Sylvie/Сильви',
  ),
  surnames: words(
    'Boisclair/Буаклер, Chantilleul/Шантийёль, Dubocage/Дюбокаж, Fontenelle/Фонтенель, Grandval/Гранваль, Hautmont/Омон, Lavigne/Лавинь, Montclair/Монклер, Noiret/Нуаре, Orville/Орвиль, Perrault/Перро, Rivière/Ривьер, Saintaubin/Сентобен, Tournelle/Турнель, Valcourt/Валькур, Beaumarais/Бомаре, Clairval/Клерваль, Desprez/Депре, Marchenoir/Маршенуар, Rochebrune/Рошбрюн',
  ),
};
