/** Nicknames and parts of names of invented people; none of them is a real person. */
export const NICKNAMES = {
  ru: [
    'Тихий Угол',
    'Пятый Тайм',
    'Дед Матвей',
    'Чёткий План',
    'Верхний Кросс',
    'Ровный Плюс',
    'Угловой Флажок',
    'Вторая Линия',
    'Дальний Удар',
    'Сухой Лист',
    'Пас в разрез',
    'Девятый Вал',
    'Ложный Нападающий',
    'Скамейка Запасных',
    'Жёлтый Мяч',
    'Тёплая Трибуна',
    'Крайний Хав',
    'Северный Сектор',
    'Без Паники',
    'Играю от обороны',
    'Поздний Гол',
  ],
  en: [
    'Back Post Ben',
    'Quiet Keeper',
    'Second Ball',
    'Long Throw Lou',
    'Low Block',
    'Half Space',
    'Sunday League Sid',
    'Even Money Ed',
    'Late Winner',
    'Near Post Nell',
    'Flat Back Four',
    'Overlap Olly',
    'Corner Flag',
    'False Nine Finn',
    'Terrace Tom',
    'Muddy Boots',
    'Away End',
    'Clean Sheet Kit',
    'Stoppage Time',
    'Square Ball',
    'Third Kit',
  ],
} as const;

export const FIRST_NAMES = {
  ru: [
    ['Лев', 'Семён', 'Глеб', 'Яков', 'Захар', 'Марк', 'Тимур', 'Егор', 'Арсений'],
    ['Вера', 'Рита', 'Инна', 'Нина', 'Кира', 'Алина', 'Дарья', 'Полина', 'Юлия'],
  ],
  en: [
    ['Miles', 'Percy', 'Otis', 'Hugo', 'Jasper', 'Callum', 'Rory', 'Felix', 'Dexter'],
    ['Nora', 'Tess', 'Ivy', 'Greta', 'Clara', 'Maeve', 'Esme', 'Holly', 'Beth'],
  ],
} as const;

export const LAST_NAMES = {
  ru: [
    ['Заречный', 'Заречная'],
    ['Дальний', 'Дальняя'],
    ['Овражный', 'Овражная'],
    ['Лесной', 'Лесная'],
    ['Мостовой', 'Мостовая'],
    ['Северный', 'Северная'],
    ['Полевой', 'Полевая'],
    ['Ветров', 'Ветрова'],
    ['Берёзов', 'Берёзова'],
    ['Шестаков', 'Шестакова'],
    ['Ясный', 'Ясная'],
  ],
  en: [
    ...['Overton', 'Vale', 'Reed', 'Brandt', 'Fielding', 'Harrow', 'Marsh', 'Stone', 'Finch'].map(
      (name) => [name, name],
    ),
    ['Calder', 'Calder'],
    ['Thorne', 'Thorne'],
  ],
} as const;
