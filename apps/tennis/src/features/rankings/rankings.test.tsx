import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { TennisRankings } from '@tipmark/contract';
import { NOW_SECONDS, ready, renderScreen } from '@tipmark/match-features/testing';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import type { HostState, Locale, Visit } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { rankingRemote } from '../../shared/ranking-fixture.ts';
import { noRankings, rankings } from './rankings-fixture.ts';
import { screen as rankingsScreen } from './screen.ts';

const render = (shown: TennisRankings, search = '', locale: Locale = 'ru') =>
  renderScreen(rankingRemote, {
    locale,
    Screen: rankingsScreen.Component,
    address: `/tennis/rankings${search}`,
    path: '/tennis/rankings',
    served: ['player', 'tennisEvents', 'tennisRankings', 'tennisPlayers'],
    loads: { tennisRankings: ready(shown) },
  });

const address = () => screen.getByLabelText('address').textContent;
const visit = (search: string) =>
  ({ search: new URLSearchParams(search), locale: 'ru', params: {} }) as unknown as Visit;

test('a row shows the rank and how it changed, the best rank, the last and the next match', async () => {
  const { container } = await render(rankings);
  const first = screen.getByRole('row', { name: /Илья Воронцов/ });
  expect(first).toHaveTextContent(/Выше на 3 места: .+ было 4-е/);
  expect(within(first).getByRole('link', { name: /Победа: Карл Линдквист/ })).toHaveAttribute(
    'href',
    '/tennis/events/40-x',
  );
  expect(within(first).getByRole('link', { name: 'Илья Воронцов' })).toHaveAttribute(
    'href',
    '/Players/1-x',
  );
  expect(within(first).getAllByRole('link', { name: /Рид Хольм/ })[0]).toHaveAttribute(
    'href',
    '/tennis/events/44-x',
  );
  const second = screen.getByRole('row', { name: /^14/ });
  expect(second).toHaveTextContent(/Ниже на 2 места: .+ было 12-е/);
  expect(second).toHaveTextContent(/Поражение/);
  // no change is claimed where no earlier rank is known
  expect(screen.getByRole('row', { name: /^120/ })).not.toHaveTextContent(
    /Выше|Ниже|Без изменений/,
  );
  expect(screen.getByText(/241 игрок с известным местом/)).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('tour and week are chosen through the address', async () => {
  await render(rankings);
  expect(screen.getByRole('link', { name: 'Тур «Аврора»' })).toHaveAttribute(
    'href',
    '/tennis/rankings?tour=aurora',
  );
  const earlier = screen.getByRole('link', { name: '← Неделей раньше' });
  expect(earlier).toHaveAttribute('href', '/tennis/rankings?date=2026-11-09');
  expect(screen.queryByRole('link', { name: 'Неделей позже →' })).not.toBeInTheDocument();
  const week = screen.getByRole('combobox', { name: 'Неделя' });
  // as far back as ranks are known
  expect(within(week).getAllByRole('option')).toHaveLength(11);
  await userEvent.selectOptions(week, 'с 26.10.2026');
  expect(address()).toBe('/tennis/rankings?date=2026-10-26');
});

test('a past week has no next matches and links to the week after it', async () => {
  const week = Date.parse('2026-11-09') / 1_000;
  await render({ ...rankings, week, isCurrent: false }, '?tour=aurora&date=2026-11-11');
  expect(screen.queryByRole('columnheader', { name: 'Следующий матч' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Неделя с 09.11.2026: 241 игрок/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Неделей позже →' })).toHaveAttribute(
    'href',
    '/tennis/rankings?tour=aurora',
  );
  expect(screen.getByRole('combobox', { name: 'Неделя' })).toHaveDisplayValue('с 09.11.2026');
});

test('a week without known ranks shows a note and a link to the current ranking', async () => {
  await render(noRankings, '?date=2025-09-29');
  expect(screen.getByText('Рейтинг за эту неделю неизвестен')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Текущий рейтинг' })).toHaveAttribute(
    'href',
    '/tennis/rankings',
  );
});

test.each([
  ['', {}],
  ['tour=WTA&date=2026-11-18&page=2', { tour: 'WTA', timestamp: 1_794_787_200, page: 2 }],
  ['tour=<b>&date=2026-13-40&page=0', {}],
])('only valid parameters of the address "%s" are sent to the API', (search, query) => {
  expect(rankingsScreen.loads(visit(search))).toMatchObject([{ request: { query } }]);
});

test('the title names the tour once it is known; each week has its own canonical address', () => {
  const t = (key: string, values: Record<string, unknown> = {}) =>
    [key, ...Object.values(values)].join(' ');
  const state = { loads: { tennisRankings: ready(rankings) } } as unknown as HostState;
  expect(rankingsScreen.head(state, visit('date=2026-11-11'), t)).toMatchObject({
    title: 'rankings.headTitleOf tour.meridian',
    canonical: '/tennis/rankings?date=2026-11-09',
  });
});

test.each(['ru', 'en'] as const)(
  '%s: a spreadsheet can add up the CSV file of a ranking',
  async (locale) => {
    const { container } = await render({ ...rankings, asOf: NOW_SECONDS }, '', locale);
    const files = await checkSpreadsheets(container);
    expect(files.map(({ sums }) => sums)).toEqual([[1 + 14 + 120, 0, 1 + 2 + 120, 0, 0, 0]]);
  },
);
