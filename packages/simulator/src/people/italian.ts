import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const italian: NamePool = {
  men: words(
    'Alessio/Алессио, Brando/Брандо, Corrado/Коррадо, Dario/Дарио, Enea/Энеа, Flavio/Флавио, Guido/Гвидо, Leone/Леоне, Manlio/Манлио, Nicolò/Николо, Orlando/Орландо, Pietro/Пьетро, Renzo/Ренцо, Tullio/Туллио',
  ),
  women: words(
    'Alba/Альба, Bianca/Бьянка, Chiara/Кьяра, Diletta/Дилетта, Elisa/Элиза, Fiamma/Фьямма, Giada/Джада, Ilaria/Илария, Livia/Ливия, Noemi/Ноэми, Serena/Серена, Viola/Виола',
  ),
  surnames: words(
    'Acquaviva/Аквавива, Bellariva/Белларива, Castelnovo/Кастельново, Dellavalle/Деллавалле, Fioravanti/Фьораванти, Ginepri/Джинепри, Lagoscuro/Лагоскуро, Montesole/Монтесоле, Olmi/Ольми, Pietralba/Пьетральба, Quercioli/Кверчоли, Roveri/Ровери, Serravalle/Серравалле, Torregrossa/Торрегросса, Ulivieri/Уливьери, Valmarina/Вальмарина, Vignola/Виньола, Campanile/Кампаниле, Faggeto/Фаджето, Mirabello/Мирабелло',
  ),
};
