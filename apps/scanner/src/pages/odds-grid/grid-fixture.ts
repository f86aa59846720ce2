import type { GridMatch, LeagueHead, OddsGridPage } from '@tipmark/contract';
import { NOW_SECONDS } from '@tipmark/match-features/testing';

const league: LeagueHead = {
  id: 5,
  link: '5-grand-league',
  name: 'Гранд-лига',
  countryCode: 'RU',
  countryName: 'Россия',
  logo: null,
  isWebp: false,
};

const aGridMatch = (known: Partial<GridMatch> = {}): GridMatch => ({
  link: '7-kuznecy-marisma',
  leagueId: league.id,
  home: 'Кузнецы',
  away: 'Марисма',
  startsAt: NOW_SECONDS + 7_200,
  line: null,
  best: [2.1, 3.4, 3.6],
  average: [2.05, 3.35, 3.55],
  payout: 95.41,
  prices: [
    [2.1, 3.4, 3.5],
    [2, 3.3, 3.6],
    [2.4, 3.6, 3.9],
  ],
  stale: [2],
  confirmedAt: NOW_SECONDS - 16,
  ...known,
});

/** Two matches and three bookmakers, one of them silent. */
export const aGrid = (known: Partial<OddsGridPage> = {}): OddsGridPage => ({
  timestamp: NOW_SECONDS - 43_200,
  market: '1x2',
  markets: ['1x2', 'ou', 'ah', 'btts'],
  selections: ['1', 'x', '2'],
  bookmakers: [
    { name: 'Кварц', payout: 95.8 },
    { name: 'Ривалто', payout: 95.1 },
    { name: 'Зентра', payout: null },
  ],
  matches: [
    aGridMatch(),
    aGridMatch({
      link: '8-polus-sokoly',
      home: 'Полюс',
      away: 'Соколы',
      best: [2.05, 3.7, 4.3],
      payout: 100.8,
      prices: [[2.05, 3.7, 4.3], null, null],
      stale: [],
    }),
  ],
  leagues: [league],
  leagueChoices: [{ id: league.id, name: league.name, countryName: league.countryName, count: 2 }],
  countOfMatches: 2,
  nextPageNumber: null,
  asOf: NOW_SECONDS,
  ...known,
});

/** A day on which nothing is to come. */
export const anEmptyGrid = (): OddsGridPage =>
  aGrid({ matches: [], bookmakers: [], leagues: [], leagueChoices: [], countOfMatches: 0 });

/** Names that need more than one line, beside more bookmakers than a screen has room for. */
export const aLongNamedGrid = (): OddsGridPage => {
  const names = ['Кварц', 'Ривалто', 'Зентра', 'Форпост', 'Линия Семь', 'Нордвинд', 'Бруклет'];
  const long = { prices: names.map(() => [9.4, 5.2, 11.5]), stale: [] };
  return aGrid({
    bookmakers: names.map((name) => ({ name, payout: 95.1 })),
    matches: [
      aGridMatch({ ...long, home: 'Поррив ФК', away: 'Жёнесс Виньянж' }),
      aGridMatch({
        ...long,
        link: '9-pro-montedorata',
        home: 'Про Фонтелуна',
        away: 'Монтедората-Вальдеоро',
      }),
    ],
  });
};

/** Totals of one match. */
export const totals = (): OddsGridPage =>
  aGrid({
    market: 'ou',
    selections: ['o', 'u'],
    matches: [
      aGridMatch({
        line: 2.5,
        best: [1.9, 1.95],
        average: [1.9, 1.95],
        prices: [[1.9, 1.95], null, null],
        stale: [],
      }),
    ],
  });
