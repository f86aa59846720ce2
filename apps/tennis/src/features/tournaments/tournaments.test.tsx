import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { TournamentsPage } from '@tipmark/contract';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import type { HostState, Locale, Visit } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { tournamentRemote } from '../../shared/tournament-fixture.ts';
import { screen as tournamentsScreen } from './screen.ts';
import { noTournaments, tournaments } from './tournaments-fixture.ts';

const render = (shown: TournamentsPage, search = '', locale: Locale = 'ru') =>
  renderScreen(tournamentRemote, {
    locale,
    Screen: tournamentsScreen.Component,
    address: `/tennis/Tournaments${search}`,
    path: '/tennis/Tournaments',
    served: ['player', 'tennisEvents', 'tennisRankings', 'tennisLeagues', 'tennisLeague'],
    loads: { tennisTournaments: ready(shown) },
  });

const address = () => screen.getByLabelText('address').textContent;
const visit = (search: string) =>
  ({ search: new URLSearchParams(search), locale: 'ru', params: {} }) as unknown as Visit;

test('a row has country, tour, dates, surface and the last champion', async () => {
  const { container } = await render(tournaments);
  const first = screen.getByRole('row', { name: /Кубок Лагуны/ });
  expect(first).toHaveTextContent('Италия · Тур «Меридиан»');
  expect(first).toHaveTextContent('20–26 ноября 2026');
  expect(first).toHaveTextContent('Грунт');
  expect(first).toHaveTextContent('идёт');
  expect(within(first).getByRole('link', { name: 'Кубок Лагуны' })).toHaveAttribute(
    'href',
    '/tennis/Tournaments/1-x',
  );
  expect(within(first).getByRole('link', { name: 'Илья Воронцов' })).toHaveAttribute(
    'href',
    '/Players/1-x',
  );
  expect(within(first).getByRole('link', { name: '2025' })).toHaveAttribute(
    'href',
    '/tennis/events/44-x',
  );
  const next = screen.getByRole('row', { name: /Трофей Сены/ });
  expect(next).toHaveTextContent('с 31 декабря 2026');
  expect(next).not.toHaveTextContent('идёт');
  expect((await axe(container)).violations).toEqual([]);
});

test('what is not known of a tournament is left out', async () => {
  await render(tournaments);
  const unknown = screen.getByRole('row', { name: /Преображенского/ });
  expect(unknown).not.toHaveTextContent('Мир');
  expect(
    within(unknown)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–', '–', '–']);
});

test('tour, surface and order are chosen through the address', async () => {
  await render(tournaments, '?tour=meridian&page=3');
  expect(screen.getByRole('combobox', { name: 'Тур' })).toHaveDisplayValue('Тур «Меридиан»');
  // of one tour rows do not name it
  expect(screen.getByRole('row', { name: /Кубок Лагуны/ })).not.toHaveTextContent('Меридиан');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Покрытие' }), 'Грунт');
  expect(address()).toBe('/tennis/Tournaments?tour=meridian&court=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'По названию');
  expect(address()).toBe('/tennis/Tournaments?tour=meridian&court=2&sort=2');
});

test('a search without results repeats the name and leads back to all tournaments', async () => {
  await render(noTournaments, '?query=xyz');
  expect(screen.getByText(/По запросу «xyz» ничего не нашлось/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать все' })).toHaveAttribute(
    'href',
    '/tennis/Tournaments',
  );
});

test.each([
  ['', {}],
  [
    'query=га&tour=WTA&court=2&sort=3&page=2',
    { query: 'га', tour: 'WTA', courtType: 2, sort: 3, page: 2 },
  ],
  ['query=&tour=a%20b&court=9&sort=9&page=x', {}],
])('only valid parameters of the address "%s" are sent to the API', (search, query) => {
  expect(tournamentsScreen.loads(visit(search))).toMatchObject([{ request: { query } }]);
});

test('the canonical address has neither the search nor the order', () => {
  const { canonical } = tournamentsScreen.head(
    { loads: {} } as unknown as HostState,
    visit('query=an&tour=ATP&sort=2'),
    (key) => key,
  );
  expect(canonical).toBe('/tennis/Tournaments?tour=ATP');
});
