import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const italian: NamePool = {
  men: words(
    'Alessio/Алессио, Brando/Брандо, Corrado/Коррадо, Dario/Дарио, Enea/Энеа, Flavio/Флавио, Guido/Гвидо, Leone/Леоне, Manlio/Манлио, Nicolò/Николо, Orlando/Орландо, Pietro/Пьетро, Renzo/Ренцо, Tullio/Туллио, Amedeo/Амедео, Bruno/Бруно, Claudio/Клаудио, Donato/Донато, Ettore/Этторе, Fabrizio/Фабрицио, Gianni/Джанни, Ivano/Ивано, Jacopo/Якопо, Livio/Ливио, Massimo/Массимо, Ottavio/Оттавио, Primo/Примо, Sandro/Сандро, Ugo/Уго, Vasco/Васко',
  ),
  women: words(
    'Alba/Альба, Bianca/Бьянка, Chiara/Кьяра, Diletta/Дилетта, Elisa/Элиза, Fiamma/Фьямма, Giada/Джада, Ilaria/Илария, Livia/Ливия, Noemi/Ноэми, Serena/Серена, Viola/Виола',
  ),
  surnames: words(
    'Acquaviva/Аквавива, Bellariva/Белларива, Castelnovo/Кастельново, Dellavalle/Деллавалле, Fioravanti/Фьораванти, Ginepri/Джинепри, Lagoscuro/Лагоскуро, Montesole/Монтесоле, Olmi/Ольми, Pietralba/Пьетральба, Quercioli/Кверчоли, Roveri/Ровери, Serravalle/Серравалле, Torregrossa/Торрегросса, Ulivieri/Уливьери, Valmarina/Вальмарина, Vignola/Виньола, Campanile/Кампаниле, Faggeto/Фаджето, Mirabello/Мирабелло, Altopiano/Альтопьяно, Boscoverde/Босковерде, Cascina/Кашина, Dolcevento/Дольчевенто, Erbaluce/Эрбалуче, Fontanella/Фонтанелла, Granaio/Гранайо, Isolabella/Изолабелла, Lagunari/Лагунари, Marescotti/Марескотти, Nocelli/Ночелли, Oliveto/Оливето, Pineta/Пинета, Querceto/Кверчето, Roccaforte/Роккафорте, Salvetti/Сальветти, Tramontana/Трамонтана, Uccelliera/Уччельера, Ventura/Вентура, Zafferano/Дзафферано, Belfiore/Бельфьоре, Cipressi/Чипресси, Melograno/Мелограно, Sorgente/Сордженте',
  ),
};
