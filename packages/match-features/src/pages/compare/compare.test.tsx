import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { soccerComparison, soccerSearch } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n';
import { axe } from 'jest-axe';
import { loadOf } from '../../parts/page/page-load.ts';
import { game, messages, NOW_SECONDS, ready } from '../../testing/game-fixture.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { checkSpreadsheets } from '../../testing/spreadsheet-check.ts';
import { ComparePoints } from './ComparePoints.tsx';
import { canonicalAddress, missingOf, readCompareView } from './compare-address.ts';
import { aComparison, aComparisonOfPlayers, nothingToCompare } from './compare-fixture.ts';
import { compareMessages } from './compare-messages.ts';
import { createComparePage } from './create-compare-page.tsx';

const sport = { ...game, routes: { ...game.routes, compare: 'compare' } } as const;
const searches = [loadOf(soccerSearch, 'First'), loadOf(soccerSearch, 'Second')] as const;
const pageOf = (of: 'teams' | 'players') =>
  createComparePage({
    sport: of === 'teams' ? sport : { ...sport, routes: { ...sport.routes, team: 'player' } },
    of,
    load: loadOf(soccerComparison),
    searches,
    ...(of === 'teams' && { Points: ComparePoints }),
  });

const both = async (locale: Locale) => ({
  default: { ...(await messages[locale]()).default, ...(await compareMessages[locale]()).default },
});

const open = (
  search: string,
  loads: object,
  of: 'teams' | 'players' = 'teams',
  locale: Locale = 'ru',
) =>
  renderScreen(
    { name: 'game', messages: { ru: () => both('ru'), en: () => both('en') } },
    {
      Screen: pageOf(of).screen.Component,
      address: `${locale === 'en' ? '/en' : ''}/compare${search}`,
      locale,
      served: ['events', 'team', 'compare'],
      loads: loads as never,
    },
  );

const PAIR = '?a=1-side&b=2-side';
const row = (name: RegExp) => screen.getByRole('row', { name });

test('two teams have position, form, and their statistics with the number of matches', async () => {
  const { container } = await open(PAIR, { soccerComparison: ready(aComparison()) });
  expect(screen.getByText('1-е место · 31 очко · Гранд-лига')).toBeVisible();
  expect(screen.getAllByText(/Форма.*ничья 1:1, Маяк, победа 3:0, Кедр/)).toHaveLength(2);
  expect(row(/^Результаты/)).toHaveTextContent('Результаты черта — среднее по лиге · по 15 матчей');
  expect(row(/Очки за матч/)).toHaveTextContent(/^2,07\s*Очки за матч\s*2,00$/);
  expect(row(/^Дома и в гостях/)).toHaveTextContent('8 и 7 матчей');
  expect(row(/Голы дома/)).toHaveTextContent(/^2,10\s*Голы дома\s*2,40$/);
  expect(row(/ Удары /)).toHaveTextContent(/13,20.*11,40/);
  expect(row(/^– xG/)).toHaveTextContent(/–.*n = 0 и 9.*1,81/);
  expect((await axe(container)).violations).toEqual([]);
});

test('the better statistic is bold: the larger one, of goals against the smaller one', async () => {
  await open(PAIR, { soccerComparison: ready(aComparison()) });
  const bold = (name: RegExp) =>
    [...row(name).querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(bold(/ Голы \(/)).toEqual(['2,00']);
  expect(bold(/ Пропущено /)).toEqual(['0,87']);
  expect(bold(/ Победы /)).toEqual([]);
});

test('bars have a mark at the average of the league, on their own scale', async () => {
  await open(PAIR, { soccerComparison: ready(aComparison()) });
  const marks = (name: RegExp) =>
    [...row(name).querySelectorAll('path')].map((path) => path.getAttribute('d'));
  // 1.35 of 2, from the centre
  expect(marks(/ Голы \(в среднем по лиге 1,35\)/)).toEqual(['M32 0v12', 'M68 0v12']);
  expect(marks(/Очки за матч/)).toEqual([]);
});

test('the points of both teams are a line each, a table and a file', async () => {
  const { container } = await open(PAIR, { soccerComparison: ready(aComparison()) });
  expect(screen.getByRole('heading', { name: 'Очки по матчам' })).toBeVisible();
  const table = screen.getByRole('table', {
    name: 'Очки по матчам: Полюс, Ладога',
    hidden: true,
  });
  const texts = within(table)
    .getAllByRole('row', { hidden: true })
    .map((one) => [...one.children].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['Матч', 'Полюс', 'Ладога'],
    ['1', '3', '0'],
    ['2', '6', '3'],
    ['3', '7', '–'],
  ]);
  const [file] = await checkSpreadsheets(container);
  expect(file).toMatchObject({ head: ['Матч', 'Полюс', 'Ладога'], sums: [6, 16, 3] });
});

test('the newest matches of each side lead to their pages', async () => {
  await open(PAIR, { soccerComparison: ready(aComparison()) });
  expect(screen.getByRole('heading', { name: 'Ладога: последние матчи' })).toBeVisible();
  const matches = screen.getAllByRole('link', { name: /победа Кедр 3:0$/ });
  expect(matches.map((match) => match.getAttribute('href'))).toEqual([
    '/Events/15-match',
    '/Events/25-match',
  ]);
});

test.each([
  ['ru', 'Тотал больше 2.5', 'по 15 матчей'],
  ['en', 'Over 2.5', '15 matches each'],
] as const)('in %p the share of high totals has its line', async (locale, name, matches) => {
  await open(PAIR, { soccerComparison: ready(aComparison()) }, 'teams', locale);
  expect(screen.getByRole('rowheader', { name })).toBeVisible();
  expect(screen.getAllByText(matches)).not.toHaveLength(0);
});

test('meetings have their balance and results, and the next one is there', async () => {
  await open(PAIR, { soccerComparison: ready(aComparison()) });
  expect(screen.getByText('ничьи')).toHaveTextContent('ничьи 1');
  const links = screen.getAllByRole('link', { name: /Ладога – Полюс|Полюс – Ладога/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/Events/1-meeting', '/Events/3-meeting']),
  );
  expect(screen.getByRole('heading', { name: 'Следующая встреча' })).toBeVisible();
});

test('players have their rank, and meetings by surface', async () => {
  await open(PAIR, { soccerComparison: ready(aComparisonOfPlayers()) }, 'players');
  expect(screen.getByText('4-й в рейтинге · Россия')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Очки по матчам' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Росси: последние матчи' })).toBeVisible();
  expect(screen.getByText('Грунт 1:0 · Хард 0:1')).toBeVisible();
  expect(row(/Двойные ошибки/).querySelector('b')).toHaveTextContent('2,00');
  expect(row(/Титулы/)).toHaveTextContent(/^2\s*Титулы\s*0$/);
  expect(row(/^Результаты/)).toHaveTextContent('20 и 18 матчей');
});

test('two that have not played say so', async () => {
  await open(PAIR, { soccerComparison: ready(nothingToCompare()) }, 'teams', 'en');
  expect(screen.getByText('They have not met yet')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /latest matches/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Points by match' })).toBeNull();
});

test.each([
  ['', 'Выберите две команды'],
  ['?a=1-side', 'Выберите вторую команду'],
  ['?a=1-side&b=1-x', 'Это одна и та же команда. Выберите другую.'],
  ['?a=javascript:1&b=x', 'Выберите две команды'],
])('with %p the page says what is missing and has its form', async (search, text) => {
  const { container } = await open(search, {});
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('searchbox')).toHaveLength(2);
  expect(container.querySelector('form[action="/compare"]')).not.toBeNull();
});

test('an unknown team is not shown as a failure', async () => {
  const failed = (status: number, code: string) => ({
    soccerComparison: { status: 'failed', key: 'k', error: { status, code, message: '' } },
  });
  const { unmount } = await open(PAIR, failed(404, 'not_found'));
  expect(screen.getByText('Такой команды в этом виде спорта нет. Выберите другую.')).toBeVisible();
  unmount();
  const { dispatched } = await open(PAIR, failed(503, 'unavailable'));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched.map(({ request }) => request)).toEqual([
    { segments: { first: '1-side', second: '2-side' }, query: {} },
  ]);
});

test('typing a name searches for teams, and what is found leads to the comparison with it', async () => {
  const found = [
    { link: '7-zenit', name: 'Зенит', countryCode: 'RU', countryName: 'Россия', logo: null },
  ];
  const { dispatched } = await open(PAIR, {
    soccerComparison: ready(aComparison()),
    soccerSearchSecond: ready({ teams: found, matches: [], leagues: [], referees: [], users: [] }),
  });
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Вторая команда' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Вторая команда' }), 'зен');
  expect(dispatched.at(-1)?.request).toEqual({ query: { query: 'зен', searchType: 3 } });
  const list = screen.getByRole('list', { name: 'Найдено' });
  expect(within(list).getByRole('link', { name: /Зенит/ })).toHaveAttribute(
    'href',
    '/compare?a=1-side&b=7-zenit',
  );
});

test('without scripts the query of the form shows the same links', async () => {
  await open('?b=2-side&qa=зен', {
    soccerSearchFirst: ready({
      teams: [
        { link: '7-zenit', name: 'Зенит', countryCode: 'RU', countryName: 'Россия', logo: null },
      ],
      matches: [],
      leagues: [],
      referees: [],
      users: [],
    }),
  });
  expect(screen.getByRole('link', { name: /Зенит/ })).toHaveAttribute(
    'href',
    '/compare?a=7-zenit&b=2-side',
  );
});

test('sides can be swapped, and other matches can count', async () => {
  await open(`${PAIR}&count=10`, { soccerComparison: ready(aComparison()) });
  expect(screen.getByRole('link', { name: 'Поменять местами' })).toHaveAttribute(
    'href',
    '/compare?a=2-side&b=1-side&count=10',
  );
  expect(screen.getByRole('link', { name: 'Этот сезон' })).toHaveAttribute(
    'href',
    `/compare${PAIR}`,
  );
});

describe('the address', () => {
  const read = (search: string) => readCompareView(new URLSearchParams(search));

  test('is the same for search engines, whichever side is first', () => {
    const addresses = ['a=12-b&b=3-a', 'a=3-a&b=12-b&count=20'].map((search) =>
      canonicalAddress('compare', read(search), 'ru'),
    );
    expect(new Set(addresses)).toEqual(new Set(['/compare?a=3-a&b=12-b']));
    expect(canonicalAddress('compare', read('a=3-a'), 'en')).toBe('/en/compare');
  });

  test('requests nothing that cannot be compared', () => {
    const { loads } = pageOf('teams').screen;
    const requested = (search: string) =>
      loads({ search: new URLSearchParams(search), nowSeconds: NOW_SECONDS } as never).length;
    expect(['', 'a=1', 'a=1&b=1-x', 'a=1&b=2', 'a=1&qb=зен'].map(requested)).toEqual([
      0, 0, 0, 1, 1,
    ]);
    expect(missingOf(read('a=1&b=2'))).toBeUndefined();
  });
});
