import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SPORT } from '@tipmark/domain';
import { NOW_SECONDS, ready, renderScreen } from '@tipmark/match-features/testing';
import { gridMessages } from '../../messages.ts';
import { remoteWith } from '../../testing/messages-with.ts';
import { barriersOf } from '../../testing/site-fixture.tsx';
import { gridParams, gridRequest, readGridView } from './grid-address.ts';
import { aGrid, anEmptyGrid, totals } from './grid-fixture.ts';
import { grids } from './screen.ts';

const draw = (data: object, { search = '', locale = 'ru' as 'ru' | 'en' } = {}) =>
  renderScreen(remoteWith(gridMessages), {
    Screen: grids.soccer.screen.Component,
    address: `${locale === 'en' ? '/en' : ''}/odds-grid${search}`,
    locale,
    served: ['events', 'results', 'oddsGrid'],
    loads: { soccerOddsGrid: ready(data) },
  });

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('the odds of a day', () => {
  test('a table of matches and bookmakers, with best price, payout and average', async () => {
    const { container } = await draw(aGrid());
    const region = screen.getByRole('region', { name: 'Цены букмекеров, 1X2' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByRole('table')).toHaveAccessibleName('Цены букмекеров, 1X2');
    expect(screen.getByRole('columnheader', { name: /Кварц выплата 95,8/ })).toBeVisible();
    const row = rowOf(/Кузнецы Марисма/);
    expect(row).toHaveTextContent(/2\.103\.403\.60.*95,4\s%/);
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/Events\/7-.*tab=odds/);
    expect(await barriersOf(container)).toEqual([]);
  });

  test('the best prices are marked, and stale ones never are', async () => {
    await draw(aGrid());
    const row = rowOf(/Кузнецы Марисма/);
    const marked = within(row).getAllByTitle('Лучшая цена');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['2.10', '3.40', '3.60']);
    const stale = within(row).getByText(/давно не обновлялась/);
    expect(stale.closest('td')).toHaveTextContent('2.403.603.90');
    expect(within(stale.closest('td') as HTMLElement).queryByTitle('Лучшая цена')).toBeNull();
  });

  test('matches are under their leagues, or name it where the order is another', async () => {
    const { unmount } = await draw(aGrid());
    expect(screen.getByRole('rowheader', { name: 'Гранд-лига' })).toBeVisible();
    unmount();
    await draw(aGrid(), { search: '?sort=3' });
    expect(rowOf(/Полюс Соколы Гранд-лига/)).toBeVisible();
  });

  test('a total names its line, and its outcomes are over and under', async () => {
    await draw(totals(), { search: '?market=ou' });
    expect(rowOf(/Кузнецы Марисма 2\.5/)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /Лучшая цена Б М/ })).toBeVisible();
  });

  test('league, order and market are addresses; another day begins with all its leagues', async () => {
    await draw(aGrid(), { search: '?market=ou&league=1&page=2' });
    expect(screen.getByRole('link', { name: 'Фора' })).toHaveAttribute(
      'href',
      '/odds-grid?market=ah&league=1',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), '3');
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(
      '/odds-grid?market=ou&league=1&sort=3',
    );
  });

  test('a day without matches to come leads to its results', async () => {
    await draw(anEmptyGrid(), { search: `?timestamp=${NOW_SECONDS}`, locale: 'en' });
    expect(screen.getByText('No match ahead on this day has odds')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Results of the day' })).toHaveAttribute(
      'href',
      `/en/Results?timestamp=${NOW_SECONDS}`,
    );
  });

  test('the time of the prices stands there, and they can be read again', async () => {
    const { dispatched } = await draw(aGrid());
    expect(screen.getByText(/цены на 12:00/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Обновить' }));
    expect(dispatched.map(({ request }) => request)).toContainEqual({
      query: { market: '1x2', sort: 1 },
    });
  });

  test('the next matches are another page', async () => {
    await draw(aGrid({ nextPageNumber: 2, countOfMatches: 70 }));
    expect(screen.getByRole('link', { name: 'Следующие матчи' })).toHaveAttribute(
      'href',
      '/odds-grid?page=2',
    );
  });
});

test('an address of another sport has the markets of this one', () => {
  const read = (search: string, sport: 1 | 2 | 3) =>
    readGridView(new URLSearchParams(search), sport, 'Europe/Moscow');
  expect(read('market=ougames', SPORT.tennis).market).toBe('ougames');
  expect(read('market=ou', SPORT.tennis).market).toBe('win');
  expect(read('market=win', SPORT.soccer).market).toBe('1x2');
  const view = read('timestamp=1795251600&market=ah&league=7&sort=2&page=3', SPORT.soccer);
  expect(gridParams(view, SPORT.soccer)).toEqual({
    timestamp: 1_795_251_600,
    market: 'ah',
    league: 7,
    sort: 2,
    page: 3,
  });
  expect(gridRequest(view)).toEqual({
    query: { timestamp: 1_795_251_600, market: 'ah', league: 7, sort: 2, page: 3 },
  });
});
