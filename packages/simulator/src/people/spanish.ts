import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const spanish: NamePool = {
  men: words(
    'Adrián/Адриан, Bruno/Бруно, Ciro/Сиро, Diego/Диего, Elías/Элиас, Gael/Гаэль, Hernán/Эрнан, Joaquín/Хоакин, Lautaro/Лаутаро, Mateo/Матео, Nahuel/Науэль, Octavio/Октавио, Ramiro/Рамиро, Tomás/Томас',
  ),
  women: words(
    'Abril/Абриль, Camila/Камила, Delfina/Дельфина, Elena/Элена, Inés/Инес, Jimena/Химена, Lucía/Лусия, Marisol/Марисоль, Nuria/Нурия, Paloma/Палома, Rocío/Росио, Valeria/Валерия',
  ),
  surnames: words(
    'Olivar/Оливар, Riofrío/Риофрио, Peñalta/Пеньяльта, Solana/Солана, Montebravo/Монтебраво, Valdeflor/Вальдефлор, Arroyo/Арройо, Campoalto/Кампоальто, Zarzal/Сарсаль, Almendro/Альмендро, Robledal/Робледаль, Cumbres/Кумбрес, Fontana/Фонтана, Laurel/Лаурель, Miradores/Мирадорес, Naranjal/Наранхаль, Pinarejo/Пинарехо, Quintera/Кинтера, Salinas/Салинас, Torremar/Торремар',
  ),
};
