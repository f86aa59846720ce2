import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const german: NamePool = {
  men: words(
    'Anton/Антон, Bastian/Бастиан, Elias/Элиас, Florian/Флориан, Jonas/Йонас, Kilian/Килиан, Lennart/Леннарт, Moritz/Мориц, Niklas/Никлас, Paul/Пауль, Ruben/Рубен, Tobias/Тобиас, Valentin/Валентин, Yannick/Янник, Arne/Арне, Benedikt/Бенедикт, Dieter/Дитер, Emil/Эмиль, Fabian/Фабиан, Gregor/Грегор, Henrik/Хенрик, Ingo/Инго, Jannis/Яннис, Konrad/Конрад, Lutz/Лутц, Marius/Мариус, Oskar/Оскар, Philipp/Филипп, Rainer/Райнер, Severin/Зеверин',
  ),
  women: words(
    'Annika/Анника, Carla/Карла, Dorothea/Доротея, Frieda/Фрида, Greta/Грета, Johanna/Йоханна, Lena/Лена, Mila/Мила, Nora/Нора, Pauline/Паулине, Romy/Роми, Theresa/Тереза',
  ),
  surnames: words(
    'Ahornberg/Ахорнберг, Birkental/Биркенталь, Eichsee/Айхзе, Falkenau/Фалькенау, Grünwald/Грюнвальд, Hainbach/Хайнбах, Kirchstein/Кирхштайн, Lindau/Линдау, Mohnfeld/Монфельд, Nussdorf/Нусдорф, Rosental/Розенталь, Seebach/Зебах, Tannheim/Таннхайм, Ulmenhof/Ульменхоф, Waldsee/Вальдзе, Weidner/Вайднер, Steinbrück/Штайнбрюк, Roggen/Рогген, Oberlin/Оберлин, Kornfeld/Корнфельд, Achental/Ахенталь, Buchholt/Бухгольт, Dornfeld/Дорнфельд, Erlenbach/Эрленбах, Fichtner/Фихтнер, Goldammer/Гольдаммер, Hagenau/Хагенау, Immenhof/Имменхоф, Jägerstein/Егерштайн, Kaltwasser/Кальтвассер, Lärchner/Лерхнер, Moosbrugger/Моосбруггер, Nebelung/Небелунг, Ostermeer/Остермер, Pappelau/Паппелау, Quellmann/Квельман, Rautal/Рауталь, Silberbach/Зильбербах, Tiefenbrunn/Тифенбрунн, Unterberg/Унтерберг, Vogelsang/Фогельзанг, Werdermann/Вердерманн, Zeidler/Цайдлер, Hollerbusch/Холлербуш',
  ),
};
