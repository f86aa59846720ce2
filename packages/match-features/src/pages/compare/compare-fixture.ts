import type { ComparedSide, Comparison, LeagueHead } from '@tipmark/contract';
import { aMatch } from '@tipmark/test-kit';
import { NOW_SECONDS } from '../../testing/render-screen.tsx';

const DAY = 86_400;

const league: LeagueHead = {
  id: 5,
  link: '5-grand-league',
  name: 'Гранд-лига',
  countryCode: 'RU',
  countryName: 'Россия',
  logo: null,
  isWebp: false,
};

const aSide = (id: number, name: string, known: Partial<ComparedSide> = {}): ComparedSide => ({
  id,
  link: `${id}-side`,
  name,
  logo: null,
  countryCode: 'RU',
  countryName: 'Россия',
  league,
  place: id,
  points: 32 - id,
  course: id === 1 ? [3, 6, 7] : [0, 3],
  form: [
    {
      link: `${id}5-match`,
      startsAt: NOW_SECONDS - DAY,
      isHome: true,
      opponent: 'Кедр',
      score: [3, 0],
      outcome: 'won',
    },
    {
      link: `${id}6-match`,
      startsAt: NOW_SECONDS - 8 * DAY,
      isHome: false,
      opponent: 'Маяк',
      score: [1, 1],
      outcome: 'drawn',
    },
  ],
  ...known,
});

type Statistic = Comparison['groups'][number]['statistics'][number];

const aStatistic = (
  key: string,
  values: Statistic['values'],
  unit: Statistic['unit'] = 'number',
  of: Statistic['of'] = [15, 15],
  means: Statistic['means'] = [null, null],
): Statistic => ({ key, values, unit, of, means });

const aMeeting = (
  id: number,
  score: readonly [number, number],
  isFirstHome: boolean,
  court: number | null = null,
): Comparison['meetings'][number] => ({
  link: `${id}-meeting`,
  startsAt: NOW_SECONDS - id * DAY,
  league: 'Гранд-лига',
  isFirstHome,
  score,
  winner: score[0] === score[1] ? null : Number(score[0] < score[1]),
  court,
});

/** Two teams that met three times. */
export const aComparison = (known: Partial<Comparison> = {}): Comparison => ({
  sides: [aSide(1, 'Полюс'), aSide(2, 'Ладога')],
  groups: [
    {
      key: 'results',
      statistics: [
        aStatistic('points', [2.07, 2]),
        aStatistic('all-won', [60, 60], 'percent'),
        aStatistic('all-goalsFor', [1.93, 2], 'number', [15, 15], [1.35, 1.35]),
        aStatistic('all-goalsAgainst', [0.93, 0.87]),
        aStatistic('over', [67, 53], 'percent'),
      ],
    },
    { key: 'places', statistics: [aStatistic('home-goalsFor', [2.1, 2.4], 'number', [8, 7])] },
    {
      key: 'play',
      statistics: [
        aStatistic('shots', [13.2, 11.4]),
        aStatistic('corners', [5.1, 6]),
        aStatistic('expectedGoals', [null, 1.81], 'number', [0, 9]),
      ],
    },
  ],
  meetings: [aMeeting(1, [1, 3], false), aMeeting(2, [1, 1], true), aMeeting(3, [2, 0], true)],
  next: {
    league,
    match: aMatch()
      .withId(77)
      .between('Полюс', 'Ладога')
      .startingAt(NOW_SECONDS + 5 * DAY)
      .buildWire(),
  },
  asOf: NOW_SECONDS,
  ...known,
});

/** Two players that met twice, on clay and on hard. */
export const aComparisonOfPlayers = (): Comparison =>
  aComparison({
    sides: [
      aSide(1, 'Росси', { league: null, points: null, place: 4, course: [] }),
      aSide(2, 'Бьянки', { league: null, points: null, place: null, course: [] }),
    ],
    groups: [
      {
        key: 'results',
        statistics: [
          aStatistic('matches', [70, 55], 'percent', [20, 18]),
          aStatistic('titles', [2, 0], 'count', [20, 18]),
        ],
      },
      { key: 'surfaces', statistics: [aStatistic('court-2', [80, 40], 'percent', [10, 5])] },
      {
        key: 'serve',
        statistics: [
          aStatistic('aces', [6.2, 4]),
          aStatistic('doubleFaults', [2, 3]),
          aStatistic('returnPointsWonPercent', [38, 41], 'percent'),
        ],
      },
    ],
    meetings: [aMeeting(1, [2, 0], true, 2), aMeeting(2, [0, 2], true, 1)],
    next: null,
  });

/** Two that have not played at all. */
export const nothingToCompare = (): Comparison =>
  aComparison({
    sides: [
      aSide(1, 'Полюс', { form: [], place: null, points: null, league: null, course: [] }),
      aSide(2, 'Ладога', { form: [], place: null, points: null, league: null, course: [] }),
    ],
    groups: [],
    meetings: [],
    next: null,
  });
