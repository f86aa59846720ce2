import '@testing-library/jest-dom';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ZONE_KIND } from '@tipmark/domain';
import { aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { renderLeague } from './league-fixture.tsx';
import { akron, page } from './league-page-fixture.ts';

const zones = [
  { kind: ZONE_KIND.first, firstPlace: 1, lastPlace: 1, name: 'Кубок чемпионов' },
  { kind: ZONE_KIND.relegation, firstPlace: 3, lastPlace: 4, name: 'Вылет' },
];
const reported = (team: RegExp) => screen.getByRole('row', { name: team });
const address = () => screen.getByLabelText('address').textContent;

test('a position names its zone, and the legend lists the positions of each zone', async () => {
  const { container } = await renderLeague({
    page: { ...page, table: { ...page.table, zones } },
    search: '?tab=table',
  });
  expect(reported(/Zenit/)).toHaveAccessibleName(/^1 , Кубок чемпионов\. /);
  expect(within(reported(/Zenit/)).getByTitle('Кубок чемпионов')).toBeInTheDocument();
  expect(reported(/Akron/)).not.toHaveAccessibleName(/Кубок|Вылет/);
  const legend = screen.getByRole('list', { name: 'Что дают места' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Кубок чемпионов1', 'Вылет3–4']);
  expect((await axe(container)).violations).toEqual([]);
});

test('without known zones there is no legend', async () => {
  await renderLeague({ page, search: '?tab=table' });
  expect(screen.queryByRole('list', { name: 'Что дают места' })).not.toBeInTheDocument();
});

test('the goal difference of each team is shown', async () => {
  const [first, second] = page.table.rows;
  if (!first || !second) throw new Error('two rows');
  const rows = [first, { ...second, goalsFor: 1, goalsAgainst: 13 }];
  await renderLeague({ page: { ...page, table: { rows, deductions: [] } }, search: '?tab=table' });
  const columns = screen.getAllByRole('columnheader').map((cell) => cell.title || cell.textContent);
  const at = columns.indexOf('Разница мячей');
  const differences = ['Zenit', 'Akron'].map((team) => {
    const row = reported(new RegExp(team));
    return [...row.querySelectorAll('th, td')][at]?.textContent;
  });
  expect(differences).toEqual(['+3', '−12']);
});

test('home and away have their own addresses, which keep the span, season and team', async () => {
  await renderLeague({ page, search: '?tab=table&months=6&season=60&team=2' });
  const home = screen.getByRole('link', { name: 'Дома' });
  const wanted = '/Tournaments/7-rpl?season=60&team=2&months=6&where=home';
  expect(home).toHaveAttribute('href', wanted);
  await userEvent.click(home);
  expect(address()).toBe(wanted);
  expect(screen.getByRole('link', { name: 'Дома' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('link', { name: '3 мес.' }));
  expect(address()).toMatch(/months=3&where=home$/);
  await userEvent.click(screen.getByRole('link', { name: 'Все' }));
  expect(address()).toMatch(/months=3$/);
});

test('an empty away table keeps the link back to all matches', async () => {
  const idle = { ...page, table: { rows: [], deductions: [] } };
  await renderLeague({ page: idle, search: '?tab=table&where=away' });
  expect(screen.getByRole('link', { name: 'Все' })).toHaveAttribute('href', '/Tournaments/7-rpl');
});

test('the accessible name of a row says how far its team moved since the last round', async () => {
  const [first, second] = page.table.rows;
  if (!first || !second) throw new Error('two rows');
  const rows = [
    { ...first, previousPosition: 3 },
    { ...second, previousPosition: 1 },
    { ...second, position: 3, team: { ...akron, id: 3, name: 'Rubin' }, previousPosition: 3 },
  ];
  await renderLeague({
    page: { ...page, table: { rows, deductions: [] } },
    search: '?tab=table',
  });
  const reported = (team: RegExp) => screen.getByRole('row', { name: team });
  expect(reported(/Zenit/)).toHaveAccessibleName(/С прошлого тура выше на 2/);
  expect(reported(/Akron/)).toHaveAccessibleName(/С прошлого тура ниже на 1/);
  expect(reported(/Rubin/)).not.toHaveAccessibleName(/прошлого тура/);
});

test('a team has neither a position nor a zone nor a movement before its first match', async () => {
  const [first, second] = page.table.rows;
  if (!first || !second) throw new Error('two rows');
  const idle = { ...second, played: 0, position: 3, previousPosition: 2 };
  const table = { ...page.table, zones, rows: [first, idle] };
  await renderLeague({ page: { ...page, table }, search: '?tab=table' });
  expect(reported(/Zenit/)).toHaveAccessibleName(/^1 , Кубок чемпионов/);
  expect(reported(/Akron/)).toHaveAccessibleName(/^– Akron/);
  expect(reported(/Akron/)).not.toHaveAccessibleName(/Вылет|прошлого тура/);
});

test('no movement is mentioned when there is no earlier round', async () => {
  const { container } = await renderLeague({ page, search: '?tab=table' });
  expect(container).not.toHaveTextContent('прошлого тура');
});

test('a time span without matches keeps the link back to the whole season', async () => {
  const idle = { ...page, table: { rows: [], deductions: [] } };
  await renderLeague({ page: idle, search: '?tab=table&months=1' });
  expect(screen.getByRole('link', { name: 'Весь сезон' })).toHaveAttribute(
    'href',
    '/Tournaments/7-rpl',
  );
});

test('the next matches are beside the table with a link to all of them, but not on the matches tab', async () => {
  const next = Array.from({ length: 7 }, (_, index) =>
    aMatch()
      .withId(index + 1)
      .between('Zenit', 'Akron')
      .buildWire(),
  );
  const ahead = { ...page, fixtures: { matches: next, lastMatchId: null } };
  await renderLeague({ page: ahead, search: '?tab=table&season=60' });
  expect(screen.getAllByRole('link', { name: 'Zenit – Akron' })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Все матчи' })).toHaveAttribute(
    'href',
    '/Tournaments/7-rpl?tab=matches&season=60',
  );
  cleanup();
  await renderLeague({ page: ahead, search: '?tab=matches' });
  expect(screen.queryByRole('link', { name: 'Все матчи' })).not.toBeInTheDocument();
});
