import type { ArbitrageReply } from '@tipmark/contract';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { aMatch } from '@tipmark/test-kit';

const wire = (id: number, home: string, away: string) =>
  aMatch()
    .withId(id)
    .between(home, away)
    .startingAt(NOW_SECONDS + 7_200)
    .buildWire();

const price = (oddType: string, odds: number, bookmaker: string, age: number) => ({
  oddType,
  odds,
  bookmaker,
  confirmedAt: NOW_SECONDS - age,
});

type Covered = ArbitrageReply['arbitrages'][number];

export const anArbitrage = (known: Partial<Covered> = {}): Covered => ({
  match: wire(7, 'Кузнецы', 'Марисма'),
  prices: [price('ou.o:2.5', 2.05, 'Форпост', 40), price('ou.u:2.5', 2.03, 'Кварц', 400)],
  profitPercent: 2,
  mayReturn: false,
  check: null,
  ...known,
});

export const aMiddle: ArbitrageReply['middles'][number] = {
  match: wire(8, 'Полюс', 'Соколы'),
  prices: [price('ou.o:2.5', 2.1, 'Форпост', 40), price('ou.u:3.5', 1.6, 'Ривалто', 130)],
  gap: 1,
  gainPercent: 81.6,
  costPercent: 9.2,
  chancePercent: 22,
  valuePercent: 10.8,
};

const closest = anArbitrage({
  match: wire(9, 'Ладога', 'Сталь'),
  prices: [price('1x2.1', 2.5, 'Форпост', 50), price('1x2.x', 3.3, 'Кварц', 60)],
  profitPercent: -0.8,
});

/** Two arbitrages, one too wide to be real, and a middle. */
export const anArbitrageReply = (known: Partial<ArbitrageReply> = {}): ArbitrageReply => ({
  arbitrages: [
    anArbitrage({
      match: wire(6, 'Янтарный Берег Калининград', 'Автомобилист Екатеринбург'),
      prices: [
        price('1x2.1', 3.9, 'Линия Семь', 15),
        price('1x2.x', 3.6, 'Форпост', 200),
        price('1x2.2', 2.6, 'Кварц', 700),
      ],
      profitPercent: 9.2,
      check: { oddType: '1x2.1', abovePercent: 31 },
    }),
    anArbitrage({ mayReturn: true }),
  ],
  middles: [aMiddle],
  closest,
  countOfArbitrages: 2,
  countOfMiddles: 1,
  closestPercent: -0.8,
  countOfMarkets: 1_204,
  countOfMatches: 87,
  countOfAllMarkets: 3_310,
  leagues: [],
  freshSeconds: 900,
  asOf: NOW_SECONDS,
  isDemo: false,
  ...known,
});

/** Nothing found. */
export const noArbitrages = (known: Partial<ArbitrageReply> = {}): ArbitrageReply =>
  anArbitrageReply({
    arbitrages: [],
    middles: [],
    countOfArbitrages: 0,
    countOfMiddles: 0,
    ...known,
  });
