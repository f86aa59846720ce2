import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { TennisPlayers } from '@tipmark/contract';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import { checkSpreadsheets } from '@tipmark/match-features/testing/spreadsheets';
import type { HostState, Locale, Visit } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { rankingRemote } from '../../shared/ranking-fixture.ts';
import { noPlayers, players } from './players-fixture.ts';
import { screen as playersScreen } from './screen.ts';

const render = (shown: TennisPlayers, search = '', locale: Locale = 'ru') =>
  renderScreen(rankingRemote, {
    locale,
    Screen: playersScreen.Component,
    address: `/tennis/players${search}`,
    path: '/tennis/players',
    served: ['player', 'tennisEvents', 'tennisRankings', 'tennisPlayers'],
    loads: { tennisPlayers: ready(shown) },
  });

const address = () => screen.getByLabelText('address').textContent;
const visit = (search: string) =>
  ({ search: new URLSearchParams(search), locale: 'ru', params: {} }) as unknown as Visit;

test('a row shows rank, tour, record of the year and next match', async () => {
  const { container } = await render(players);
  const first = screen.getByRole('row', { name: /Илья Воронцов/ });
  expect(first).toHaveTextContent(/^11 ?Илья Воронцов ?Россия · Тур «Меридиан»/);
  expect(first).toHaveTextContent('30–12');
  expect(within(first).getByRole('link', { name: 'Илья Воронцов' })).toHaveAttribute(
    'href',
    '/Players/1-x',
  );
  const unknown = screen.getByRole('row', { name: /Преображенский/ });
  expect(
    within(unknown)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–', '–', '–']);
  expect(screen.getByText('600 игроков')).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a search by name retains the other filters and starts at the first page', async () => {
  await render(players, '?country=RU&page=3');
  const field = screen.getByRole('searchbox', { name: 'Имя игрока' });
  await userEvent.type(field, 'ворон{Enter}');
  expect(address()).toBe('/tennis/players?query=%D0%B2%D0%BE%D1%80%D0%BE%D0%BD&country=RU');
});

test('without scripts the search form submits the other filters too', async () => {
  await render(players, '?tour=aurora&query=%D0%B0%D0%BD');
  const form = screen.getByRole('form', { name: 'Имя игрока' });
  expect(form).toHaveAttribute('action', '/tennis/players');
  const sent = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  expect(sent).toEqual([
    ['tour', 'aurora'],
    ['query', 'ан'],
  ]);
});

test('tour, country and order are chosen through the address', async () => {
  await render(players, '?tour=meridian');
  const tour = screen.getByRole('combobox', { name: 'Тур' });
  expect(tour).toHaveDisplayValue('Тур «Меридиан»');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Страна' }), 'Англия');
  expect(address()).toBe('/tennis/players?tour=meridian&country=GB-ENG');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'По имени');
  expect(address()).toBe('/tennis/players?tour=meridian&country=GB-ENG&sort=2');
  // of one tour the ranks need no name
  expect(screen.getByRole('row', { name: /Илья Воронцов/ })).not.toHaveTextContent('Меридиан');
});

test('a search without results repeats the name and links to all players', async () => {
  await render(noPlayers, '?query=xyz');
  expect(screen.getByText(/По запросу «xyz» никого не нашлось/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать всех' })).toHaveAttribute(
    'href',
    '/tennis/players',
  );
});

test.each([
  ['', {}],
  [
    'query=ан&tour=WTA&country=GB-ENG&sort=2&page=2',
    { query: 'ан', tour: 'WTA', country: 'GB-ENG', sort: 2, page: 2 },
  ],
  ['query=&tour=a%20b&country=gb&sort=9&page=x', {}],
])('only valid parameters of the address "%s" are sent to the API', (search, query) => {
  expect(playersScreen.loads(visit(search))).toMatchObject([{ request: { query } }]);
});

test('the canonical address has neither the search nor the order', () => {
  const { canonical } = playersScreen.head(
    { loads: {} } as unknown as HostState,
    visit('query=an&country=RU&sort=2'),
    (key) => key,
  );
  expect(canonical).toBe('/tennis/players?country=RU');
});

test.each(['ru', 'en'] as const)(
  '%s: a spreadsheet can add up the CSV file of players',
  async (locale) => {
    const { container } = await render(players, '?tour=meridian', locale);
    const files = await checkSpreadsheets(container);
    expect(files.map(({ sums }) => sums)).toEqual([[11 + 12, 0, 0, 0]]);
  },
);
