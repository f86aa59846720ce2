import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SeasonScorers, TeamHead } from '@tipmark/contract';

import type { Visit } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { ready } from '../../testing/game-fixture.tsx';
import { league, options, renderLeague } from './league-fixture.tsx';
import { akron, page, zenit } from './league-page-fixture.ts';

const { name: SCORERS = '' } = options.scorers?.load ?? {};
const { name: MORE_SCORERS = '' } = options.scorers?.more ?? {};

const scorer = (
  position: number,
  player: string,
  team: TeamHead = zenit,
  goals = 9 - position,
) => ({
  position,
  player,
  team,
  goals,
  penaltyGoals: position === 1 ? 2 : 0,
  assists: 4,
});

const scorers: SeasonScorers = {
  scorers: [scorer(1, 'Иван Петров'), scorer(2, 'Пётр Иванов', akron)],
  countOfMatches: 120,
  countOfReported: 120,
  hasAssists: true,
  nextPageNumber: null,
  asOf: 1_795_251_600,
};

const show = (reported: Partial<SeasonScorers> = {}, search = '') =>
  renderLeague({
    page,
    search: `?tab=scorers${search}`,
    loads: { [SCORERS]: ready({ ...scorers, ...reported }) },
  });
const table = () => screen.getByRole('table', { name: 'Бомбардиры: Премьер-лига, 2026/27' });
const address = () => screen.getByLabelText('address').textContent;

test('scorers are listed with their goals and a link to their team', async () => {
  const { container } = await show();
  expect(within(table()).getByRole('row', { name: /Иван Петров .*Zenit 8 2 4$/ })).toBeVisible();
  const [link] = within(table()).getAllByRole('link', { name: 'Akron' });
  expect(link).toHaveAttribute('href', '/Teams/2-akron');
  expect(screen.queryByText(/Кто забил, известно/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /CSV: Бомбардиры/ })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('assists are shown only where they are reported', async () => {
  await show({ hasAssists: false });
  expect(within(table()).queryByText('Передачи')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Порядок' })).not.toBeInTheDocument();
});

test('an order by assists that are not reported can be changed back to goals', async () => {
  await show({ scorers: [], hasAssists: false }, '&sort=2');
  expect(screen.getByText('Здесь пока никого нет')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'По голам');
  expect(address()).toBe('/Tournaments/7-rpl?tab=scorers');
});

test('the order is in the address; another order starts at the first page', async () => {
  await show({}, '&page=2');
  const order = screen.getByRole('combobox', { name: 'Порядок' });
  await userEvent.selectOptions(order, 'По голевым передачам');
  expect(address()).toBe('/Tournaments/7-rpl?tab=scorers&sort=2');
});

test('says for how many matches the scorers are known', async () => {
  await show({ countOfReported: 100 });
  expect(screen.getByText('Кто забил, известно по матчам с голами: 100 из 120')).toBeVisible();
});

test.each([
  [{ countOfMatches: 0, countOfReported: 0 }, 'В этом сезоне голов ещё не было'],
  [{ countOfReported: 0 }, 'Кто забивал в этом сезоне, источник не сообщает'],
  [{}, 'Здесь пока никого нет'],
])('an empty list says why: %j', async (reported, text) => {
  await show({ scorers: [], hasAssists: false, ...reported });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'К матчам' })).toBeVisible();
});

test('the next page is a link; with scripts its rows are added below', async () => {
  const { dispatched, answer } = await show({ nextPageNumber: 2 });
  const more = screen.getByRole('link', { name: 'Показать ещё' });
  expect(more).toHaveAttribute('href', '/Tournaments/7-rpl?tab=scorers&page=2');
  await userEvent.click(more);
  expect(dispatched.at(-1)).toMatchObject({
    load: MORE_SCORERS,
    request: { segments: { leagueId: '7-rpl', seasonId: 0, scorersSortType: 1, pageNumber: 2 } },
  });
  const next = { ...scorers, scorers: [scorer(3, 'Семён Вратарёв')] };
  answer({ [MORE_SCORERS]: ready(next, dispatched.at(-1)?.key) });
  expect(within(table()).getAllByRole('row')).toHaveLength(4);
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
});

test.each([
  ['', 1],
  ['tab=table', 1],
  ['tab=scorers&season=60&sort=2', 2],
])('?%s requests %d loads', (search, count) => {
  const visit = { params: { leagueId: '7-rpl' }, search: new URLSearchParams(search) };
  const requested = league.loads?.(visit as unknown as Visit) ?? [];
  expect(requested).toHaveLength(count);
});

test('a failed load is shown with a button to retry', async () => {
  const error = { status: 500, code: 'internal', message: '' } as const;
  const { dispatched } = await renderLeague({
    page,
    search: '?tab=scorers',
    loads: { [SCORERS]: { status: 'failed', key: 'k', error } },
  });
  expect(screen.getByText('Не удалось загрузить бомбардиров')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched.at(-1)).toMatchObject({ load: SCORERS });
});
