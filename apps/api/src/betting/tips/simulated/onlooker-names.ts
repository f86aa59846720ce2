import { FIRST_NAMES } from './people.ts';

type Locale = 'ru' | 'en';

/** `Загорный/Загорная`; one form where it serves both. */
const pairs = (list: string): (readonly [male: string, female: string])[] =>
  list.split(' ').map((pair) => {
    const [male = '', female = male] = pair.split('/');
    return [male, female];
  });

/** Surnames after landscapes and trades; none of them is a real person. */
const SURNAMES: Readonly<Record<Locale, readonly (readonly [male: string, female: string])[]>> = {
  ru: pairs(
    'Загорный/Загорная Луговой/Луговая Речной/Речная Холмов/Холмова Тропин/Тропина Костров/Кострова Снегин/Снегина Рябинин/Рябинина Осинин/Осинина Туманный/Туманная Хвойный/Хвойная Озёрный/Озёрная Степной/Степная Каменный/Каменная Боровой/Боровая Ключевой/Ключевая Ельник Яров/Ярова Просеков/Просекова Родников/Родникова Камышов/Камышова Обрывов/Обрывова Перевалов/Перевалова Плотников/Плотникова Сторожев/Сторожева Кормилов/Кормилова Гончаров/Гончарова Штормов/Штормова Заливной/Заливная Островной/Островная Равнинный/Равнинная Хуторской/Хуторская Слободской/Слободская Окольный/Окольная Вешний/Вешняя Зимний/Зимняя Летний/Летняя Утренний/Утренняя Вечерний/Вечерняя Полуночный/Полуночная Мельников/Мельникова Заставин/Заставина Сапожков/Сапожкова Челноков/Челнокова Бочкарёв/Бочкарёва Колёсников/Колёсникова Стекольный/Стекольная Часовой/Часовая Пасечный/Пасечная Рыбный/Рыбная Ткачёв/Ткачёва Печной/Печная',
  ),
  en: pairs(
    'Ashgrove Barnfield Brookside Calloway Coppice Crosswell Dunmore Eastlake Elmhurst Fairbrook Fernley Foxcroft Gladwin Glenmoor Greenhalgh Hartwood Hawksley Heathcote Hillcrest Hollowell Ivorson Kestrel Kingsmere Lakeman Langdale Larkspur Lindale Lockwood Marlow Meadows Millstone Moorcroft Northgate Oakhurst Orchard Pebbles Pinewood Quarry Ravenhill Ridgewell Rowntree Saltmarsh Seaborne Shoreham Silverdale Southwell Stillwater Thistle Tidewell Underhill Westbrook Wildwood',
  ),
};

/** Nicknames of two words: every first word combined with every second one. */
const HANDLES: Readonly<Record<Locale, readonly [first: string, second: string]>> = {
  ru: [
    'Тихий Рыжий Старый Упрямый Добрый Хмурый Дальний Левый Правый Лишний Трезвый Вечный Дворовый Северный Южный Утренний Скромный Честный Случайный Внезапный',
    'Вратарь Фланг Капитан Болельщик Судья Защитник Опорник Форвард Тренер Скаут Счетовод Аналитик Сосед Вахтёр Пенсионер Студент Таксист Почтальон Библиотекарь Дублёр',
  ],
  en: [
    'Calm Rusty Grumpy Lucky Honest Stubborn Wandering Northern Southern Lefty Midnight Sunday Humble Patient Sleepy Steady Windy Rainy Old Plain',
    'Keeper Winger Captain Referee Sweeper Scout Gaffer Sub Linesman Postie Cabbie Baker Miller Fisher Clerk Butcher Teacher Drummer Gardener Piper',
  ],
};

/** A step coprime to the lengths of the lists, so that neighbouring names differ. */
const STEP = 7_919;
const HANDLES_SHARE = 0.4;

function walked<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => {
    return items[(index * STEP) % items.length] as Item;
  });
}

/** Unique names of many people. @param count number of all names */
export function onlookerNames(locale: Locale, count: number): string[] {
  const [first, second] = HANDLES[locale];
  const handles = first
    .split(' ')
    .flatMap((one) => second.split(' ').map((two) => `${one} ${two}`));
  const [men, women] = FIRST_NAMES[locale];
  const named = SURNAMES[locale].flatMap(([male, female]) => [
    ...men.map((name) => `${name} ${male}`),
    ...women.map((name) => `${name} ${female}`),
  ]);
  const ofHandles = walked(handles, Math.round(count * HANDLES_SHARE));
  return [...ofHandles, ...walked(named, count - ofHandles.length)];
}
