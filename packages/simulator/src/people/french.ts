import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const french: NamePool = {
  men: words(
    'Antoine/Антуан, Bastien/Бастьен, Clément/Клеман, Étienne/Этьен, Fabien/Фабьен, Gaspard/Гаспар, Hugo/Юго, Julien/Жюльен, Léon/Леон, Maxence/Максанс, Noé/Ноэ, Rémi/Реми, Théo/Тео, Yvan/Иван, Armand/Арман, Baptiste/Батист, Cyprien/Сиприен, Damien/Дамьен, Émile/Эмиль, Florian/Флориан, Germain/Жермен, Ismaël/Исмаэль, Lucas/Люка, Mathis/Матис, Olivier/Оливье, Pascal/Паскаль, Quentin/Кантен, Sylvain/Сильвен, Thibault/Тибо, Valère/Валер',
  ),
  women: words(
    'Agathe/Агата, Camille/Камий, Élise/Элиз, Flore/Флор, Héloïse/Элоиз, Jade/Жад, Léna/Лена, Manon/Манон, Océane/Осеан, Pauline/Полин, Romane/Роман, Sylvie/Сильви',
  ),
  surnames: words(
    'Boisclair/Буаклер, Chantilleul/Шантийёль, Dubocage/Дюбокаж, Fontenelle/Фонтенель, Grandval/Гранваль, Hautmont/Омон, Lavigne/Лавинь, Montclair/Монклер, Noiret/Нуаре, Orville/Орвиль, Perrault/Перро, Rivière/Ривьер, Saintaubin/Сентобен, Tournelle/Турнель, Valcourt/Валькур, Beaumarais/Бомаре, Clairval/Клерваль, Desprez/Депре, Marchenoir/Маршенуар, Rochebrune/Рошбрюн, Aubépine/Обепин, Bellecombe/Белькомб, Châtaignier/Шатенье, Delorme/Делорм, Espinasse/Эспинас, Fougerolles/Фужероль, Genêtier/Женетье, Hauterive/Отрив, Isleroy/Илеруа, Jonquière/Жонкьер, Lacombe/Лакомб, Maisonneuve/Мезоннёв, Neuvéglise/Нёвеглиз, Ormeau/Ормо, Prévallon/Превалон, Quercyn/Керсен, Ruisseau/Рюиссо, Sauvagnac/Совиньяк, Tilleul/Тийёль, Usson/Юссон, Valbois/Вальбуа, Villefranque/Вильфранк, Beaurive/Борив, Rochelune/Рошлюн',
  ),
};
