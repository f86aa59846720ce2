import { ready, renderScreen, seasonPage } from '@tipmark/match-features/testing';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import type { Visit } from '@tipmark/remote-kit';
import { act } from 'react';
import { messages } from '../../../messages.ts';
import { screen } from '../screen.ts';
import { seasonGoalies, seasonSpecialTeams } from './special-teams-fixture.ts';

const season = { ...seasonPage, trends: [] };
const MOST_WAITS = 500;

/** The league at an address, when the chunk of its tab has arrived. */
async function render(search: string, loads: object = {}, locale: 'ru' | 'en' = 'ru') {
  const rendered = await renderScreen(
    { name: 'hockey', messages },
    {
      Screen: screen.Component,
      address: `/hockey/Tournaments/7-ice?${search}`,
      path: '/hockey/Tournaments/:leagueId',
      served: ['team', 'hockeyTeam', 'hockeyTeamPlayer', 'hockeyLeague'],
      locale,
      loads: {
        hockeyLeaguePage: ready(season),
        hockeyLeagueGoalies: ready(seasonGoalies),
        hockeyLeagueSpecialTeams: ready(seasonSpecialTeams),
        ...loads,
      },
    },
  );
  const { container } = rendered;
  const orders = () => container.querySelector<HTMLSelectElement>('select[name=sort]');
  for (let wait = 0; !orders() && wait < MOST_WAITS; wait += 1) {
    await act(() => new Promise((done) => setTimeout(done, 10)));
  }
  const rows = () =>
    [...container.querySelectorAll('main tbody tr, table[class] tbody tr')]
      .filter(({ children }) => children.length > 6)
      .map(({ children }) =>
        [...children].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')).join('|'),
      );
  const choose = (value: number) =>
    act(async () => {
      const select = orders();
      if (!select) throw new Error('the tab has no orders');
      select.value = String(value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { ...rendered, rows, choose };
}

test('goalies are ranked by their save share, with the least number of matches', async () => {
  const { container, rows } = await render('tab=goalies');
  expect(container.querySelector('caption')?.textContent).toBe('Вратари: Премьер-лига, 2026/27');
  expect(rows()).toEqual([
    '1|РощинЛЛедокол|41|1 200|1 116|93,0 %|2,05|5',
    '2|БелыхТТаёжники|22|640|589|92,0 %|2,32|2',
    '3|УховТТаёжники|30|900|819|91,0 %|2,70|1',
  ]);
  expect(container.textContent).toContain('не меньше 13 матчей');
  expect(container.querySelector('tbody a')?.getAttribute('href')).toBe('/hockey/Teams/1-x');
});

test('the order is in the address, and its column is there on a phone', async () => {
  const { container, rows, choose } = await render('tab=goalies');
  const shutouts = () =>
    [...container.querySelectorAll('thead th')].find(({ textContent }) => textContent === 'Сухие');
  expect(shutouts()?.className).toBe('wide');
  await choose(3);
  expect(container.querySelector('output')?.textContent).toMatch(/\?tab=goalies&sort=3$/);
  expect(rows().map((row) => row.split('|').at(-1))).toEqual(['5', '2', '1']);
  expect(shutouts()?.className).toBe('now');
});

test('special teams are ranked by power play, or by penalty killing', async () => {
  const { rows, choose } = await render('tab=special-teams');
  expect(rows()).toEqual([
    '1|ТТаёжники|52|160|40|25,0 %|190|38|80,0 %',
    '2|ЛЛедокол|51|200|42|21,0 %|150|21|86,0 %',
  ]);
  await choose(2);
  expect(rows()[0]).toBe('1|ЛЛедокол|51|200|42|21,0 %|150|21|86,0 %');
});

test('a chosen team retains its position among all', async () => {
  const { rows } = await render('tab=special-teams&team=1');
  expect(rows()).toEqual(['2|ЛЛедокол|51|200|42|21,0 %|150|21|86,0 %']);
});

test('says of how many matches the statistics are', async () => {
  const { container } = await render('tab=goalies', {
    hockeyLeagueGoalies: ready({ ...seasonGoalies, countOfReported: 300 }),
  });
  expect(container.textContent).toContain('Данные есть о матчах: 300 из 320');
});

test.each([
  ['goalies', { goalies: [], countOfReported: 0 }, 'Броски и вратарей этого сезона'],
  ['goalies', { goalies: [] }, 'Здесь пока никого нет'],
  ['special-teams', { teams: [] }, 'Игру в большинстве в этом сезоне источник не сообщает'],
])('an empty tab %s says why: %j', async (tab, known, text) => {
  const { container } = await render(`tab=${tab}`, {
    hockeyLeagueGoalies: ready({ ...seasonGoalies, ...known }),
    hockeyLeagueSpecialTeams: ready({ ...seasonSpecialTeams, ...known }),
  });
  expect(container.textContent).toContain(text);
  expect(container.querySelector('a[href$="tab=matches"]')).not.toBeNull();
});

test.each([
  ['goalies', 'hockeyLeagueGoalies'],
  ['special-teams', 'hockeyLeagueSpecialTeams'],
])('a failed tab %s is requested again by a button', async (tab, load) => {
  const error = { status: 500, code: 'internal', message: '' } as const;
  const { container, dispatched } = await render(`tab=${tab}`, {
    [load]: { status: 'failed', key: 'k', error },
  });
  const retry = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Повторить',
  );
  await act(async () => retry?.click());
  expect(dispatched.at(-1)).toMatchObject({ load });
});

test('scorers lead to their pages and teams in hockey', async () => {
  const team = { id: 1, link: '1-x', name: 'Ледокол', logo: null };
  const scorer = { position: 1, player: 'Белых', playerLink: 'belyh', team, goals: 9, assists: 4 };
  const { container } = await render('tab=scorers', {
    hockeyLeagueScorers: ready({
      scorers: [{ ...scorer, penaltyGoals: 0 }],
      countOfMatches: 320,
      countOfReported: 320,
      hasAssists: true,
      nextPageNumber: null,
      asOf: 0,
    }),
  });
  const links = [...container.querySelectorAll('table a')].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/hockey/Teams/1-x/Players/belyh', '/hockey/Teams/1-x']));
});

test.each([
  ['', []],
  ['tab=scorers', ['hockeyLeagueScorers']],
  ['tab=goalies&season=7&team=1', ['hockeyLeagueGoalies']],
  ['tab=special-teams', ['hockeyLeagueSpecialTeams']],
])('?%s requests %j besides the season', (search, names) => {
  const visit = { params: { leagueId: '7-ice' }, search: new URLSearchParams(search) };
  const [first, ...others] = screen.loads(visit as unknown as Visit);
  expect(first?.load).toBe('hockeyLeaguePage');
  expect(others.map(({ load }) => load)).toEqual(names);
});

test.each(['ru', 'en'] as const)('%s: a spreadsheet adds up the files', async (locale) => {
  const { container } = await render('tab=goalies', {}, locale);
  const [file] = await checkSpreadsheets(container);
  expect(file?.sums.map((sum) => Math.round(sum * 100) / 100)).toEqual([
    6, 0, 93, 2_740, 2_524, 276, 7.07, 8,
  ]);
});
