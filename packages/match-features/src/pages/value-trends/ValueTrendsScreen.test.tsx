import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  pageSoccerValueTrends,
  soccerValueTrendsTeaser,
  type ValueTrendsPage,
} from '@tipmark/contract';
import { axe } from 'jest-axe';
import { loadOf, pagedLoads } from '../../parts/page/page-load.ts';
import {
  game,
  NOW_SECONDS,
  ready,
  renderGame,
  type ScreenSetting,
} from '../../testing/game-fixture.tsx';
import { createValueTrendsPage } from './create-value-trends-page.tsx';
import { readValueTrendsView } from './value-trends-address.ts';
import { page, trend } from './value-trends-fixture.ts';

const { screen: valueTrends } = createValueTrendsPage({
  sport: game,
  ...pagedLoads(pageSoccerValueTrends),
  teaser: loadOf(soccerValueTrendsTeaser),
});

const draw = (data: ValueTrendsPage, more: Partial<ScreenSetting> = {}) =>
  renderGame({
    Screen: valueTrends.Component,
    address: '/value-trends',
    loads: { pageSoccerValueTrends: ready(data) },
    isPremium: true,
    ...more,
  });
const drawTeaser = (more: Partial<ScreenSetting> = {}) =>
  renderGame({
    Screen: valueTrends.Component,
    address: '/value-trends',
    served: ['login', 'premium', 'events'],
    loads: {
      soccerValueTrendsTeaser: ready({ trends: [trend], count: 23, asOf: NOW_SECONDS }),
    },
    ...more,
  });

test('a guest sees the first rows, the number of locked ones, and links to subscribe and sign in', async () => {
  const { container } = await drawTeaser();
  expect(screen.getByRole('row', { name: /Спартак/ })).toHaveTextContent('8 из 10 в гостях');
  expect(screen.getByText('Ещё 22 тренда — по подписке')).toBeInTheDocument();
  expect(screen.getAllByRole('img', { name: 'Закрыто: нужна подписка' })).toHaveLength(3);
  const premium = '/premium?source=value-trends&next=%2Fvalue-trends';
  for (const name of ['О подписке', 'Ещё 22 тренда\u00a0— по подписке']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', premium);
  }
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login?source=value-trends&next=%2Fvalue-trends',
  );
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('after paying one comes back to the filter one came with', async () => {
  await drawTeaser({ address: '/value-trends?category=3&odds=2' });
  expect(screen.getByRole('link', { name: 'О подписке' })).toHaveAttribute(
    'href',
    '/premium?source=value-trends&next=%2Fvalue-trends%3Fcategory%3D3%26odds%3D2',
  );
});

test('a guest sees a message and no locked rows when nothing is found', async () => {
  await drawTeaser({
    loads: { soccerValueTrendsTeaser: ready({ trends: [], count: 0, asOf: NOW_SECONDS }) },
  });
  expect(screen.getByText(/Сейчас нет исходов/)).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /Закрыто/ })).not.toBeInTheDocument();
});

test('only the teaser is requested without a subscription, and the page with one', () => {
  const visit = { search: new URLSearchParams(), params: {} };
  const requested = (isPremium: boolean) =>
    valueTrends.loads({ ...visit, isPremium } as never).map((load) => JSON.stringify(load));
  expect(requested(false)).toEqual([expect.stringContaining('soccerValueTrendsTeaser/')]);
  expect(requested(true)).toEqual([expect.stringContaining('pageSoccerValueTrends/')]);
});

test('a trend shows its hits, odds, probabilities and value, without accessibility violations', async () => {
  const { container } = await draw(page());
  const row = screen.getByRole('row', { name: /Спартак/ });
  expect(row).toHaveTextContent('Зенит – Спартак');
  expect(row).toHaveTextContent('ТБ 2.5');
  expect(row).toHaveTextContent('8 из 10 в гостях');
  expect(row).toHaveTextContent(/1\.90.*53.%60.%рынок 50.%−3,6.%по одной модели \+14.%/);
  expect(screen.getByText(/вернули −4,1.%/)).toBeInTheDocument();
  expect(row).toHaveTextContent('Сбылось в 8 матчах из 10, последние справа');
  expect(row.querySelectorAll('.hit')).toHaveLength(8);
  expect(screen.getByRole('link', { name: /Спартак/ })).toHaveAttribute(
    'href',
    '/Events/7-zenit-spartak?tab=trends',
  );
  expect(screen.getByText(/Найдено: 38/)).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a list of trends states what such bets returned, and that it is by value only where it is', async () => {
  const { unmount } = await draw(page());
  expect(screen.getByText(/^Сверху те, чья цена.* Тренды ничего не обещают/)).toBeInTheDocument();
  unmount();
  const sorted = await draw(page(), { address: '/value-trends?sort=2' });
  expect(screen.getByText(/^Тренды ничего не обещают.*ставок: 3.548/)).toBeInTheDocument();
  expect(screen.queryByText(/^Сверху те/)).not.toBeInTheDocument();
  sorted.unmount();
  await draw(page({ trends: [], count: 0, nextPageNumber: null }));
  expect(screen.queryByText(/ставок: 3.548/)).not.toBeInTheDocument();
});

test('without enough bets of this site nothing is expected of what they returned', async () => {
  const { unmount } = await draw(page({ returns: null }));
  expect(screen.queryByText(/вернули/)).not.toBeInTheDocument();
  unmount();
  await drawTeaser();
  expect(screen.getByText(/^Сверху те, чья цена.*Вот первые три тренда/)).toBeInTheDocument();
  expect(screen.queryByText(/вернули/)).not.toBeInTheDocument();
});

test.each([
  [
    'ru',
    1_001,
    1.25,
    [-5, 7.5],
    /с 01\.07\.2021 .* вернули \+1,3.%.*от −5,0 до \+7,5.%; ставок: 1.001/,
  ],
  ['ru', 142, -3, [-9, 3], /ставок: 142\)/],
  [
    'en',
    1_200,
    -3,
    [-9, 3],
    /since 1 Jul 2021 .* returned −3\.0% \(95% interval −9\.0 to \+3\.0%; bets: 1,200\)/,
  ],
] as const)(
  'in %s with %s bets that returned %s %',
  async (locale, bets, percent, interval, expected) => {
    const returns = {
      since: 1_625_097_600,
      bets,
      percent,
      interval: [...interval] as [number, number],
    };
    const address = locale === 'en' ? '/en/value-trends' : '/value-trends';
    await draw(page({ returns }), { locale, address });
    expect(screen.getByText(expected)).toBeInTheDocument();
  },
);

test('the English page is in English', async () => {
  await draw(page(), { locale: 'en', address: '/en/value-trends' });
  expect(screen.getByRole('row', { name: /Спартак/ })).toHaveTextContent('8 of 10 away');
});

test('a condition goes into the address and returns to the first page', async () => {
  await draw(page(), { address: '/value-trends?page=2&hours=72' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Исходы' }), 'Тоталы');
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe(
    '/value-trends?category=3&hours=72',
  );
});

test('the previous and the next page are links', async () => {
  await draw(page({ nextPageNumber: 3 }), { address: '/value-trends?page=2' });
  expect(screen.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', '/value-trends');
  expect(screen.getByRole('link', { name: 'Показать ещё' })).toHaveAttribute(
    'href',
    '/value-trends?page=3',
  );
});

test('an empty list says what a trend must meet, and has a link to reset the conditions', async () => {
  await draw(page({ trends: [], count: 0, nextPageNumber: null }), {
    address: '/value-trends?odds=3',
  });
  const message = screen.getByText(/Под эти условия трендов нет/);
  expect(message).toHaveTextContent(/в семи матчах из десяти, а цена — быть от 1\.30/);
  expect(screen.getByRole('link', { name: 'Сбросить условия' })).toHaveAttribute(
    'href',
    '/value-trends',
  );
});

test('unknown values in the address are replaced by the defaults', () => {
  const view = readValueTrendsView(
    new URLSearchParams('category=12&hours=5&count=50&odds=1.4&sort=9&page=-1'),
  );
  expect(view).toEqual(readValueTrendsView(new URLSearchParams()));
});
