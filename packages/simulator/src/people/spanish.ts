import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const spanish: NamePool = {
  men: words(
    'Adrián/Адриан, Bruno/Бруно, Ciro/Сиро, Diego/Диего, Elías/Элиас, Gael/Гаэль, Hernán/Эрнан, Joaquín/Хоакин, Lautaro/Лаутаро, Mateo/Матео, Nahuel/Науэль, Octavio/Октавио, Ramiro/Рамиро, Tomás/Томас, Álvaro/Альваро, Baltasar/Бальтасар, Cristóbal/Кристобаль, Damián/Дамиан, Efraín/Эфраин, Facundo/Факундо, Gonzalo/Гонсало, Ignacio/Игнасио, Íñigo/Иньиго, Julián/Хулиан, Leandro/Леандро, Marcos/Маркос, Nicanor/Никанор, Rubén/Рубен, Saúl/Сауль, Ulises/Улисес',
  ),
  women: words(
    'Abril/Абриль, Camila/Камила, Delfina/Дельфина, Elena/Элена, Inés/Инес, Jimena/Химена, Lucía/Лусия, Marisol/Марисоль, Nuria/Нурия, Paloma/Палома, Rocío/Росио, Valeria/Валерия',
  ),
  surnames: words(
    'Olivar/Оливар, Riofrío/Риофрио, Peñalta/Пеньяльта, Solana/Солана, Montebravo/Монтебраво, Valdeflor/Вальдефлор, Arroyo/Арройо, Campoalto/Кампоальто, Zarzal/Сарсаль, Almendro/Альмендро, Robledal/Робледаль, Cumbres/Кумбрес, Fontana/Фонтана, Laurel/Лаурель, Miradores/Мирадорес, Naranjal/Наранхаль, Pinarejo/Пинарехо, Quintera/Кинтера, Salinas/Салинас, Torremar/Торремар, Alcornoque/Алькорноке, Barranquero/Барранкеро, Cantoria/Кантория, Dehesa/Деэса, Encinar/Энсинар, Fuenclara/Фуэнклара, Galerna/Галерна, Hinojal/Инохаль, Jaral/Хараль, Lindero/Линдеро, Marismas/Марисмас, Nogales/Ногалес, Ojeda/Охеда, Piedralba/Пьедральба, Rosaleda/Росаледа, Sotomonte/Сотомонте, Tejares/Техарес, Umbría/Умбрия, Valdeoro/Вальдеоро, Yelmo/Йельмо, Zorita/Сорита, Castañar/Кастаньяр, Brezales/Бресалес, Cerrillo/Серрильо',
  ),
};
