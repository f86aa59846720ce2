import type { EventPage, MatchEvent } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { messages } from '../../../messages.ts';
import { screen } from '../screen.ts';

const base = aMatch().withId(7).between('Ледокол', 'Таёжники').finished();

const event = (type: MatchEvent['type'], side: MatchEvent['side'], player: string) => ({
  type,
  side,
  player,
  minute: 65,
  stoppage: null,
  second: null,
  relatedPlayer: null,
});

interface Played {
  readonly periods?: readonly (readonly [home: number, away: number])[];
  readonly extra?: readonly [number, number];
  readonly shootout?: readonly [number, number];
  readonly score?: readonly [number, number];
  readonly course?: EventPage['course'];
  readonly goalies?: readonly [home: string, away: string];
}

const pageOf = ({ periods, extra, shootout, score, course, goalies }: Played): EventPage => {
  const { home, away, ...match } = base.build();
  const sideOf = (side: 0 | 1) => ({
    name: (side === 0 ? home : away).name,
    ...(score && { score: score[side] }),
    ...(periods && { periodScores: periods.map((goals) => goals[side]) }),
    ...(extra && { extraScore: extra[side] }),
    ...(shootout && { penaltiesScore: shootout[side] }),
  });
  const page = anEventPage(base);
  return {
    ...page,
    ...(goalies && {
      home: { ...page.home, goalie: goalies[0] },
      away: { ...page.away, goalie: goalies[1] },
    }),
    match: encodeMatch({ ...match, home: sideOf(0), away: sideOf(1) }),
    ...(course && { course }),
  };
};

function renderTab(tab: string, played: Played, locale: 'ru' | 'en') {
  const page = pageOf(played);
  return renderScreen(
    { name: 'hockey', messages },
    {
      Screen: screen.Component,
      address: `/hockey/Events/${page.link}?tab=${tab}`,
      path: '/hockey/Events/:matchUrl',
      locale,
      loads: { hockeyEventPage: ready(page) },
    },
  );
}

async function summaryOf(played: Played, locale: 'ru' | 'en' = 'ru') {
  const { container } = await renderTab('summary', played, locale);
  const tables = [...container.querySelectorAll('table')].map((table) =>
    [...table.rows].map((row) => [...row.cells].map(({ textContent }) => textContent)),
  );
  return { tables, text: container.textContent ?? '' };
}

const statistics: NonNullable<EventPage['course']>['figures'] = [
  { figure: 'shots', home: 31, away: 27 },
  { figure: 'penaltyMinutes', home: 4, away: 8 },
  { figure: 'saves', home: 25, away: 29 },
  { figure: 'powerPlays', home: 4, away: 2 },
  { figure: 'powerPlayGoals', home: 1, away: 0 },
];
const MANY_SHOTS = { figure: 'shots', home: 1_031, away: 27 } as const;
const shootout = [
  event('shootout_goal', 'home', 'Иван Бекетов'),
  event('shootout_miss', 'away', 'Антон Шестак'),
  event('shootout_miss', 'home', 'Степан Лапшин'),
];

test('the course of a match ends with the saves of both goalies, without shots there are none', async () => {
  const played = {
    periods: [[3, 2]] as const,
    score: [3, 2] as const,
    goalies: ['Марк Ухов', 'Ян Рощин'] as const,
    course: { events: [], figures: statistics, parts: [] } as unknown as EventPage['course'],
  };
  const { container, unmount } = await renderTab('events', played, 'ru');
  const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings.at(-1)).toBe('Вратари');
  expect(container.textContent).toContain('Марк УховЛедокол, в воротах с начала25 из 27');
  unmount();
  const unknown = { ...played, course: { events: [], figures: [], parts: [] } as never };
  const bare = await renderTab('events', unknown, 'ru');
  expect(bare.container.textContent).not.toContain('Вратари');
});

test('the summary shows goals by period, power plays, shots, goalies and the shoot-out as reported', async () => {
  const { tables, text } = await summaryOf({
    periods: [
      [1, 1],
      [1, 0],
      [0, 1],
    ],
    extra: [0, 0],
    shootout: [1, 0],
    score: [3, 2],
    goalies: ['Марк Ухов', 'Ян Рощин'],
    course: {
      events: shootout,
      figures: statistics,
      parts: [
        [
          { figure: 'shots', home: 11, away: 9 },
          { figure: 'powerPlays', home: 2, away: 0 },
          { figure: 'powerPlayGoals', home: 1, away: 0 },
        ],
        [],
      ],
    },
  });
  expect(tables[0]).toEqual([
    ['Ледокол – Таёжники', '1-й', '2-й', '3-й', 'ОТ', 'Б', 'Матч'],
    ['Шайбы', '1 : 1', '1 : 0', '0 : 1', '0 : 0', '1 : 0', '3 : 2'],
    ['Броски', '11 : 9', '–', '–', '–', '–', '31 : 27'],
    ['Штрафные минуты', '–', '–', '–', '–', '–', '4 : 8'],
    ['Отражено', '–', '–', '–', '–', '–', '25 : 29'],
    ['Большинство', '1/2 : 0/0', '–', '–', '–', '–', '1/4 : 0/2'],
  ]);
  expect(tables[1]).toEqual([
    ['Попытка', 'Ледокол', 'Таёжники'],
    ['1', 'Иван Бекетов: забил', 'Антон Шестак: не забил'],
    ['2', 'Степан Лапшин: не забил', '–'],
  ]);
  // two goals in play against each: the shoot-out does not count for goalies
  expect(text).toMatch(
    /Марк УховЛедокол, в воротах с начала25 из 27.*Ян РощинТаёжники, .*29 из 31/,
  );
});

test('shots into an empty net are not the goalie’s', async () => {
  const { text } = await summaryOf(
    {
      periods: [
        [1, 0],
        [0, 0],
        [1, 0],
      ],
      score: [2, 0],
      course: {
        events: [event('empty_net_goal', 'home', 'Иван Бекетов')],
        figures: [{ figure: 'saves', home: 20, away: 30 }],
        parts: [],
      },
    },
    'en',
  );
  expect(text).toMatch(/Goalies.*20 of 20.*30 of 31/);
});

test('with only period scores the table of goals is complete, and there are no empty parts', async () => {
  const { tables, text } = await summaryOf({
    periods: [
      [0, 2],
      [1, 0],
      [2, 0],
    ],
    score: [3, 2],
  });
  expect(tables[0]).toEqual([
    ['Ледокол – Таёжники', '1-й', '2-й', '3-й', 'Матч'],
    ['Шайбы', '0 : 2', '1 : 0', '2 : 0', '3 : 2'],
  ]);
  expect(text).not.toContain('Вратари');
  expect(text).not.toContain('Большинство:');
});

test('the section is missing before the match and if only the result is known', async () => {
  for (const played of [{}, { score: [2, 1] } as const]) {
    expect((await summaryOf(played)).text).not.toContain('Как сыграли');
  }
});

test.each(['ru', 'en'] as const)(
  '%s: the files of a match are for spreadsheets',
  async (locale) => {
    const played: Played = {
      periods: [
        [1, 0],
        [0, 1],
        [0, 0],
      ],
      shootout: [1, 0],
      score: [2, 1],
      course: { events: shootout, figures: [...statistics.slice(1), MANY_SHOTS], parts: [] },
    };
    const { container } = await renderTab('summary', played, locale);
    const [periods, shots, ...others] = await checkSpreadsheets(container, {
      ownColumns: /: (?:Как сыграли|Match breakdown)/,
    });
    expect(others).toEqual([]);
    // goals and shots, penalty minutes and saves of both teams
    expect(periods?.sums).toEqual([0, 0, 1, 1, 0, 1, 3 + 1_058 + 12 + 54]);
    expect(shots?.sums).toEqual([1 + 2, 0, 0]);
  },
);
