import { routeNames } from '@tipmark/route-builder';
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { Reliability, ReliabilityPage } from '@tipmark/contract';
import type { ApiFailure, LoadState } from '@tipmark/remote-kit';
import { aLeague } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { renderGame } from '../../testing/game-fixture.tsx';
import { analysis, reliability } from './analysis-fixture.tsx';

const statistics: Reliability = {
  matches: 380,
  rankedProbability: 0.1936,
  baseRankedProbability: 0.2301,
  lineRankedProbability: 0.1883,
  logLoss: 0.97,
  brier: 0.58,
  picks: 212,
  yieldPercent: -8.2,
  standardErrorPercent: 3.1,
};
const page: ReliabilityPage = {
  sinceSeconds: 1_763_683_200,
  asOf: 1_795_251_600,
  groups: [
    {
      isSimulated: false,
      all: statistics,
      bins: [
        { fromPercent: 20, cases: 410, statedPercent: 25.2, happenedPercent: 24.9, happened: 102 },
        { fromPercent: 90, cases: 3, statedPercent: null, happenedPercent: null, happened: 3 },
      ],
      leagues: [
        { league: aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead(), ...statistics },
      ],
    },
  ],
};

const show = (slot: Partial<LoadState>, locale: 'ru' | 'en' = 'ru') =>
  renderGame({
    Screen: analysis.Component,
    address: '/math-analysis?view=reliability',
    locale,
    loads: { [reliability.name]: { status: 'idle', key: 'k', dataKey: 'k', ...slot } },
    served: routeNames,
  });

test('losses are shown as they are, with their error and the number of bets', async () => {
  const { container } = await show({ status: 'ready', data: page });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Насколько сбываются');
  expect(container.querySelector('dl')).toHaveTextContent('−8,2 % ± 3,1');
  expect(container.querySelector('dl')).toHaveTextContent('ставок по первой цене: 212');
  expect((await axe(container)).violations).toEqual([]);
});

test('the weight the model has beside the market is shown where enough matches are known', async () => {
  const [group] = page.groups;
  const groups = group ? [{ ...group, modelWeight: 0.03 }] : [];
  const { container, unmount } = await show({ status: 'ready', data: { ...page, groups } });
  expect(container.querySelector('dl')).toHaveTextContent('Вес модели рядом с рынком0,03');
  unmount();
  const { container: few } = await show({ status: 'ready', data: page });
  expect(few.querySelector('dl')).not.toHaveTextContent('Вес модели');
});

test('k of n is shown beside every share, and alone where there are few cases', async () => {
  await show({ status: 'ready', data: page });
  const table = screen.getByRole('table', { name: /Прогноз и факт/ });
  const [, usual, rare] = within(table).getAllByRole('row');
  expect(usual).toHaveTextContent('24,9 %102 из 410');
  expect(rare).toHaveTextContent('случаев мало3 из 3');
});

test('a league links to its page; English pages are in English', async () => {
  await show({ status: 'ready', data: page }, 'en');
  expect(screen.getByRole('link', { name: 'Премьер-лига' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/Tournaments\//),
  );
  expect(screen.getByText('Real leagues')).toBeInTheDocument();
});

test('the method leads to its formula, inputs and check, in the language of the page', async () => {
  const { unmount } = await show({ status: 'ready', data: page });
  const link = screen.getByRole('link', { name: 'Формула, данные и проверка' });
  expect(link).toHaveAttribute('href', '/developers/numbers#forecast');
  unmount();
  await show({ status: 'ready', data: page }, 'en');
  expect(screen.getByRole('link', { name: /^Formula, inputs/ })).toHaveAttribute(
    'href',
    '/en/developers/numbers#forecast',
  );
});

test('the page says when there is nothing to check and when the check could not be loaded', async () => {
  await show({ status: 'ready', data: { ...page, groups: [] } });
  expect(screen.getByText(/Проверять пока нечего/)).toBeInTheDocument();
  await show({
    status: 'failed',
    error: { status: 503, code: 'unavailable', message: 'позже' } as ApiFailure,
  });
  expect(screen.getByText('Не удалось загрузить проверку прогнозов')).toBeInTheDocument();
});

test('the forecasts of all time have their own address, linked beside those of the year', async () => {
  await show({ status: 'ready', data: page });
  expect(screen.getByRole('link', { name: 'За год' })).toHaveAttribute('aria-current', 'true');
  const all = screen.getByRole('link', { name: 'За всё время' });
  expect(all).not.toHaveAttribute('aria-current');
  const address = new URL(all.getAttribute('href') ?? '', 'https://tipmark.test');
  expect([address.pathname, address.searchParams.get('view')]).toEqual([
    '/math-analysis',
    'reliability',
  ]);
  const visit = { search: address.searchParams, timeZone: 'UTC' } as Parameters<
    typeof analysis.loads
  >[0];
  expect(analysis.loads(visit)).toEqual([reliability.requested({ query: { all: true } })]);
});
