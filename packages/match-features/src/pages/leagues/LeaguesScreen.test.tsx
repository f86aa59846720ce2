import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LeaguesPage, pageSoccerLeagues } from '@tipmark/contract';
import type { HostState, Locale, Visit } from '@tipmark/remote-kit';
import { routeNames } from '@tipmark/route-builder';
import { axe } from 'jest-axe';
import { pagedLoads } from '../../parts/page/page-load.ts';
import { game, ready, renderGame } from '../../testing/game-fixture.tsx';
import { checkSpreadsheets } from '../../testing/spreadsheet-check.ts';
import { createLeaguesPage } from './create-leagues-page.tsx';
import { page, row } from './leagues-fixture.ts';

const crested = { logo: 'circle-6e2b8c-ffffff', isWebp: false };
const { screen: leagues } = createLeaguesPage({ sport: game, ...pagedLoads(pageSoccerLeagues) });

const renderLeagues = (data: LeaguesPage, search = '', locale: Locale = 'ru') =>
  renderGame({
    locale,
    Screen: leagues.Component,
    address: `/Tournaments${search}`,
    loads: { pageSoccerLeagues: ready(data) },
    served: routeNames,
  });

test('a league has its crest before its name, or its flag when it has no crest', async () => {
  const data = { ...page, leagues: [{ ...row, ...crested }, ...page.leagues.slice(1)] };
  await renderLeagues(data);
  const [first, second] = screen.getAllByRole('rowheader');
  expect(first?.firstElementChild?.innerHTML).toContain('#6e2b8c');
  expect(first?.querySelector('small > img')).toBeInTheDocument();
  expect(second?.firstElementChild).toHaveAttribute('src', expect.stringContaining('RU'));
  expect(second?.querySelectorAll('img')).toHaveLength(1);
});

test('a name by rule has the original one as its title, others have none', async () => {
  const [first, ...others] = page.leagues;
  if (first === undefined) throw new Error('no league');
  await renderLeagues({ ...page, leagues: [{ ...first, originalName: 'Premier' }, ...others] });
  expect(screen.getByRole('link', { name: 'Премьер-лига' })).toHaveAttribute('title', 'Premier');
  expect(screen.getByRole('link', { name: 'Новая лига' })).not.toHaveAttribute('title');
});

const address = () => screen.getByLabelText('address').textContent;

test('a league shows its averages and shares; one that has not begun shows dashes', async () => {
  const { container } = await renderLeagues(page);
  const begun = screen.getByRole('row', { name: /Премьер-лига/ });
  expect(begun).toHaveTextContent('2,62');
  expect(begun).toHaveTextContent('50 %');
  expect(screen.getByRole('row', { name: /Новая лига .* 0 – – – – –/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Премьер-лига' })).toHaveAttribute(
    'href',
    '/Tournaments/7-rpl',
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('type, order and activity are in the address; another choice starts at the first page', async () => {
  await renderLeagues(page, '?page=3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Вид турнира' }), '2');
  expect(address()).toBe('/Tournaments?type=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'По имени');
  expect(address()).toBe('/Tournaments?type=2&sort=2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Только идущие сейчас' }));
  expect(address()).toBe('/Tournaments?type=2&sort=2&active=0');
});

test('the previous and the next page are links', async () => {
  await renderLeagues(page, '?sort=2&page=2');
  expect(screen.getByRole('link', { name: 'Назад' })).toHaveAttribute(
    'href',
    '/Tournaments?sort=2',
  );
  expect(screen.getByRole('link', { name: 'Показать ещё' })).toHaveAttribute(
    'href',
    '/Tournaments?sort=2&page=2',
  );
});

test('the page says when no league meets the conditions', async () => {
  await renderLeagues({ ...page, leagues: [], nextPageNumber: null });
  expect(screen.getByText('Под эти условия турниров нет')).toBeVisible();
});

test('the canonical address has no order', () => {
  const search = new URLSearchParams('sort=2&type=1&page=2');
  const head = leagues.head(
    { loads: {} } as unknown as HostState,
    { search, locale: 'ru', params: {} } as unknown as Visit,
    (key) => key,
  );
  expect(head.canonical).toBe('/Tournaments?type=1&page=2');
});

test.each(['ru', 'en'] as const)(
  '%s: a spreadsheet adds up the file of leagues',
  async (locale) => {
    const long = {
      ...row,
      link: '8-long',
      id: 8,
      name: '=1+1',
      countOfMatches: 1_120,
      outcomes: { count: 1_120, home: 560, draw: 280, away: 280 },
    };
    const { container } = await renderLeagues(
      { ...page, leagues: [...page.leagues, long] },
      '',
      locale,
    );
    const [file, ...others] = await checkSpreadsheets(container);
    expect(others).toEqual([]);
    expect(file?.sums).toEqual([0, 1_240, 5.24, 100, 45, 55, 0]);
  },
);
