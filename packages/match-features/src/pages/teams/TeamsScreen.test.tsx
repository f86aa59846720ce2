import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageSoccerTeams, type TeamsPage } from '@tipmark/contract';
import type { HostState, Locale, Visit } from '@tipmark/remote-kit';
import { routeNames } from '@tipmark/route-builder';
import { axe } from 'jest-axe';
import { pagedLoads } from '../../parts/page/page-load.ts';
import { game, ready, renderGame } from '../../testing/game-fixture.tsx';
import { checkSpreadsheets } from '../../testing/spreadsheet-check.ts';
import { createTeamsPage } from './create-teams-page.tsx';
import { teams } from './teams-fixture.ts';

const loads = pagedLoads(pageSoccerTeams);
const { more } = loads;
const { screen: teamsScreen } = createTeamsPage({ sport: game, ...loads });

const open = (address: string, page: TeamsPage, locale: Locale = 'ru') =>
  renderGame({
    locale,
    Screen: teamsScreen.Component,
    address,
    loads: { [loads.load.name]: ready(page) },
    served: routeNames,
  });
const address = () => screen.getByLabelText('address').textContent;

test('a name by rule has the original one as its title, others have none', async () => {
  const [first, ...others] = teams.teams;
  if (first === undefined) throw new Error('no team');
  await open('/Teams', { ...teams, teams: [{ ...first, originalName: 'Zenith' }, ...others] });
  expect(screen.getByRole('link', { name: 'Zenit' })).toHaveAttribute('title', 'Zenith');
  expect(screen.getByRole('link', { name: 'Новая' })).not.toHaveAttribute('title');
});

test('teams are listed with their record and next match, or with dashes', async () => {
  const { container } = await open('/Teams', teams);
  const zenit = screen.getByRole('row', { name: /Zenit/ });
  expect(zenit).toHaveTextContent('6–3–1');
  expect(zenit).toHaveTextContent('60 % (6 из 10)');
  expect(within(zenit).getAllByRole('link', { name: /Akron/ })[0]).toHaveAttribute(
    'href',
    '/Events/9-x',
  );
  expect(screen.getByRole('row', { name: /Новая/ })).toHaveTextContent('–');
  const star = within(zenit).getByRole('button', { name: 'Избранное: Zenit' });
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Избранное: Новая' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  localStorage.clear();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Когда играют' }), '0');
  expect(address()).toBe('/Teams?hours=0');
  expect((await axe(container)).violations).toEqual([]);
});

test('the canonical address has no order', () => {
  const search = new URLSearchParams('sort=3&count=5&hours=24&page=2');
  const head = teamsScreen.head(
    { loads: {} } as unknown as HostState,
    { search, locale: 'ru', params: {} } as unknown as Visit,
    (key) => key,
  );
  expect(head.canonical).toBe('/Teams?hours=24&page=2');
});

const page = (names: readonly string[], nextPageNumber: number | null): TeamsPage => ({
  ...teams,
  teams: teams.teams
    .slice(1)
    .flatMap((team) => names.map((name) => ({ ...team, id: name.charCodeAt(0), name }))),
  nextPageNumber,
});
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

test('the next page is added below without duplicate rows; without scripts it is a link', async () => {
  const { dispatched, answer, container } = await open(
    '/Teams?sort=3',
    page(['Ashdown', 'Berry'], 2),
  );
  const link = screen.getByRole('link', { name: 'Показать ещё' });
  expect(link).toHaveAttribute('href', '/Teams?sort=3&page=2');
  await userEvent.click(link);
  const requested = dispatched.at(-1);
  expect(requested).toMatchObject({ type: 'pageSoccerTeamsMore/requested' });
  expect(requested?.request).toMatchObject({ segments: { pageNumber: 2, sortType: 3 } });
  answer({ [more.name]: { status: 'loading', key: requested?.key ?? '' } });
  await userEvent.click(screen.getByRole('link', { name: 'Загружаем' }));
  expect(dispatched.at(-1)).toBe(requested);
  answer({ [more.name]: ready(page(['Berry', 'Crane'], 3), requested?.key) });
  expect(names()).toEqual(['Ashdown', 'Berry', 'Crane']);
  expect(screen.getByRole('link', { name: 'Показать ещё' })).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  expect(dispatched.at(-1)?.request).toMatchObject({ segments: { pageNumber: 3 } });
  answer({ [more.name]: ready(page(['Dale'], null), dispatched.at(-1)?.key) });
  expect(names()).toEqual(['Ashdown', 'Berry', 'Crane', 'Dale']);
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
});

test('a page that fails to load leaves the list unchanged and can be retried', async () => {
  const { dispatched, answer } = await open('/Teams', page(['Ashdown'], 2));
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  const error = { status: 0, code: 'network', message: '' } as const;
  const key = dispatched.at(-1)?.key ?? '';
  answer({ [more.name]: { status: 'failed', key, error } });
  expect(screen.getByRole('alert')).toHaveTextContent('Продолжение не загрузилось');
  expect(names()).toEqual(['Ashdown']);
  await userEvent.click(screen.getByRole('link', { name: 'Повторить' }));
  expect(dispatched).toHaveLength(2);
});

test('another order starts at its first page', async () => {
  const { dispatched, answer } = await open('/Teams', page(['Ashdown'], 2));
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  answer({ [more.name]: ready(page(['Berry'], null), dispatched.at(-1)?.key) });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'По имени');
  expect(names()).toEqual(['Ashdown']);
  expect(screen.getByRole('link', { name: 'Показать ещё' })).toHaveAttribute(
    'href',
    '/Teams?sort=2&page=2',
  );
});

test('a list of one page has no link to a next one', async () => {
  await open('/Teams', page(['Ashdown'], null));
  expect(names()).toEqual(['Ashdown']);
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
});

test.each(['ru', 'en'] as const)('%s: a spreadsheet adds up the file of teams', async (locale) => {
  const [first, ...others] = teams.teams;
  if (first === undefined) throw new Error('no team');
  const record = { count: 1_200, won: 402, drawn: 300, lost: 498 };
  const long = { ...first, ...record, id: 3, link: '3-x', name: '-1+2', next: null };
  const { container } = await open('/Teams', { ...teams, teams: [first, long, ...others] }, locale);
  const files = await checkSpreadsheets(container);
  expect(files.map(({ sums }) => sums)).toEqual([[0, 0, 60 + 34, 4.8, 0]]);
});
