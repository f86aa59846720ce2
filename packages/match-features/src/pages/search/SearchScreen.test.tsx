import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SearchResults, soccerSearch } from '@tipmark/contract';
import { PAGE_SIZE } from '@tipmark/domain';
import { axe } from 'jest-axe';
import { loadOf } from '../../parts/page/page-load.ts';
import { game, ready, renderGame } from '../../testing/game-fixture.tsx';
import { createSearchPage } from './create-search-page.tsx';

const { screen: search } = createSearchPage({
  sport: game,
  load: loadOf(soccerSearch),
});

const nothing: SearchResults = { matches: [], teams: [], leagues: [], referees: [], users: [] };
const users = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `anton-${index}`,
    name: `Антон ${index}`,
    position: null,
  }));

const open = (address: string, found: SearchResults, served?: readonly string[]) =>
  renderGame({
    Screen: search.Component,
    address,
    loads: { soccerSearch: ready(found) },
    ...(served && { served }),
  });
const links = (name: RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('a full group links to all results of its type, one that is not full does not', async () => {
  const teams = [
    { link: '7-zenit', name: 'Зенит', countryCode: 'RU', countryName: 'Россия', logo: null },
  ];
  const { container } = await open('/Search/Matches?query=anton', {
    ...nothing,
    teams,
    users: users(PAGE_SIZE.searchPerGroup),
  });
  expect(links(/Показать ещё/)).toEqual(['/Search/Matches?query=anton&type=users']);
  expect(screen.getByRole('link', { name: 'Показать ещё: Капперы' })).toBeVisible();
  expect(screen.getByText('Найдено 6 вариантов')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('types are links, and the selected one is kept for the next query', async () => {
  await open('/Search/Matches?query=anton&type=users', {
    ...nothing,
    users: users(PAGE_SIZE.searchOfType),
  });
  const types = within(screen.getByRole('navigation', { name: 'Что искать' }));
  expect(types.getByRole('link', { current: true })).toHaveTextContent('Капперы');
  expect(types.getByRole('link', { name: 'Всё' })).toHaveAttribute(
    'href',
    '/Search/Matches?query=anton',
  );
  expect(screen.getByText('Показаны первые 30')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Показать ещё/ })).not.toBeInTheDocument();
  expect(screen.getByRole('search')).toHaveFormValues({ query: 'anton', type: 'users' });
});

test('a type whose pages no remote serves is not offered', async () => {
  await open('/Search/Matches?query=anton', { ...nothing, users: users(1) }, ['profile', 'team']);
  const types = within(screen.getByRole('navigation', { name: 'Что искать' }));
  expect(types.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Всё',
    'Команды',
    'Капперы',
  ]);
});

test('a search without results of one type links to a search of all types', async () => {
  await open('/Search/Matches?query=anton&type=teams', nothing);
  expect(screen.getByText('Ничего не найдено')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Искать везде' })).toHaveAttribute(
    'href',
    '/Search/Matches?query=anton',
  );
});

test('a failed search can be retried with the same query', async () => {
  const error = { status: 0, code: 'network', message: '' } as const;
  const { dispatched } = await renderGame({
    Screen: search.Component,
    address: '/Search/Matches?query=anton&type=users',
    loads: { soccerSearch: { status: 'failed', key: 'k', error } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched.at(-1)?.request).toEqual({ query: { query: 'anton', searchType: 6 } });
});
