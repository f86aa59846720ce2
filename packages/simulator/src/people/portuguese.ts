import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const portuguese: MensNames = {
  men: words(
    'Afonso/Афонсу, Breno/Брену, Caio/Кайу, Davi/Дави, Edson/Эдсон, Fábio/Фабиу, Gil/Жил, Heitor/Эйтор, Ivo/Иву, Jairo/Жайру, Leandro/Леандру, Mauro/Мауру, Nuno/Нуну, Otávio/Отавиу, Raul/Раул, Vasco/Вашку, André/Андре, Bento/Бенту, Duarte/Дуарте, Fausto/Фаусту, Guilherme/Гильерме, Hugo/Угу, João/Жуан, Lourenço/Лоуренсу, Murilo/Мурилу, Norberto/Норберту, Renan/Ренан, Rui/Руй, Salvador/Салвадор, Tiago/Тьягу, Xavier/Шавьер',
  ),
  surnames: words(
    'Aldemar/Алдемар, Barroso Pinto/Барросу Пинту, Campolargo/Камполаргу, Delmonte/Делмонте, Estrelado/Эштреладу, Figueiral/Фигейрал, Graciosa/Грасиоза, Horta Velha/Орта Велья, Janeiral/Жанейрал, Lagoa Nova/Лагоа Нова, Marinhal/Мариньял, Nogueirinha/Ногейринья, Olival/Оливал, Pedralva/Педралва, Quintal/Кинтал, Ribeirão/Рибейран, Serralta/Серралта, Tabuado/Табуаду, Urzal/Урзал, Valeverde/Валеверде, Amoreira/Аморейра, Bemposta/Бемпошта, Carvalhal/Карвальял, Dourado/Доураду, Eirado/Эйраду, Faroleiro/Фаролейру, Giestal/Жиештал, Herdade/Эрдаде, Junqueira/Жункейра, Lameiro/Ламейру, Moinhos/Моиньюш, Negrais/Неграйш, Oliveirinha/Оливейринья, Penedo/Пенеду, Queimado/Кеймаду, Roseiral/Розейрал, Salgueirinho/Салгейринью, Tojal/Тожал, Vidoeiro/Видоэйру, Zambujal/Замбужал, Canavial/Канавиал, Pinhal/Пиньял, Campestre/Кампестри, Sobreiral/Собрейрал',
  ),
};
