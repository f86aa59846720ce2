/** An invented person of the simulated world who posts tips. */
export type SimulatedCapper = {
  readonly name: string;
  readonly locale: 'ru' | 'en';
  /** Share of upcoming matches this person tips. */
  readonly zeal: number;
  /** Longest odds this person dares. */
  readonly maxMilliOdds: number;
  /** Usual stake, percent of the bank. */
  readonly stake: number;
};

const NAMES = {
  ru: [
    'Лев Заречный',
    'Вера Полевая',
    'Тихий Угол',
    'Семён Дальний',
    'Пятый Тайм',
    'Рита Шестакова',
    'Дед Матвей',
    'Чёткий План',
    'Глеб Овражный',
    'Инна Ветрова',
    'Верхний Кросс',
    'Яков Лесной',
    'Нина Берёзова',
    'Ровный Плюс',
    'Захар Мостовой',
    'Угловой Флажок',
    'Марк Северный',
    'Кира Ясная',
  ],
  en: [
    'Back Post Ben',
    'Nora Fielding',
    'Quiet Keeper',
    'Miles Overton',
    'Second Ball',
    'Tess Harrow',
    'Long Throw Lou',
    'Percy Vale',
    'Ivy Marsh',
    'Low Block',
    'Otis Reed',
    'Half Space',
    'Greta Stone',
    'Sunday League Sid',
    'Clara Finch',
    'Even Money Ed',
    'Hugo Brandt',
    'Late Winner',
  ],
} as const;

const ZEALS = [0.02, 0.04, 0.07, 0.1];
const DARES = [2_200, 3_000, 4_500];

/** Three dozen people of different habits; the same in every world. */
export const SIMULATED_CAPPERS: readonly SimulatedCapper[] = (['ru', 'en'] as const).flatMap(
  (locale) =>
    NAMES[locale].map((name, index) => ({
      name,
      locale,
      zeal: ZEALS[index % ZEALS.length] ?? 0.02,
      maxMilliOdds: DARES[index % DARES.length] ?? 3_000,
      stake: 1 + (index % 4),
    })),
);
