// oxlint-disable no-restricted-imports -- a test stands where the shell stands

import { ServedRoutesContext } from '@tipmark/remote-kit';
import { routeNames } from '@tipmark/route-builder';
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { Reliability, ReliabilityPage } from '@tipmark/contract';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState } from '@tipmark/remote-kit';
import { aLeague } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createStore } from 'redux';
import { messages } from '../messages.ts';
import { reliabilityRequest } from './analysis-request.ts';
import { screen as analysis } from './screen.tsx';

const figures: Reliability = {
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
      all: figures,
      bins: [
        { fromPercent: 20, cases: 410, statedPercent: 25.2, happenedPercent: 24.9, happened: 102 },
        { fromPercent: 90, cases: 3, statedPercent: null, happenedPercent: null, happened: 3 },
      ],
      leagues: [
        { league: aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead(), ...figures },
      ],
    },
  ],
};

async function show(slot: object, locale: 'ru' | 'en' = 'ru') {
  const state = {
    loads: { soccerMathAnalysisReliability: { key: 'k', dataKey: 'k', ...slot } },
    session: { isSignedIn: false, timeZone: 'Europe/Moscow' },
    view: { locale, isMobile: false, nowSeconds: page.asOf, theme: 'light' },
  } as unknown as HostState;
  const resources = { common: commonMessages[locale], soccer: (await messages[locale]()).default };
  const { Component } = analysis;
  return render(
    <I18nextProvider i18n={createI18n({ locale, resources: resources as never })}>
      <Provider store={createStore(() => state)}>
        <ServedRoutesContext value={new Set(routeNames)}>
          <MemoryRouter initialEntries={['/math-analysis?view=reliability']}>
            <main>
              <Component />
            </main>
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nextProvider>,
  );
}

test('losses are told as they are, with their error and the number of bets', async () => {
  const { container } = await show({ status: 'ready', data: page });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Насколько сбываются');
  expect(container.querySelector('dl')).toHaveTextContent('−8,2 % ± 3,1');
  expect(container.querySelector('dl')).toHaveTextContent('ставок по первой цене: 212');
  expect((await axe(container)).violations).toEqual([]);
});

test('k of n stands beside every share; of a few cases it stands alone', async () => {
  await show({ status: 'ready', data: page });
  const table = screen.getByRole('table', { name: /Сказано и случилось/ });
  const [, usual, rare] = within(table).getAllByRole('row');
  expect(usual).toHaveTextContent('24,9 %102 из 410');
  expect(rare).toHaveTextContent('случаев мало3 из 3');
});

test('a league leads to its page; English readers read English', async () => {
  await show({ status: 'ready', data: page }, 'en');
  expect(screen.getByRole('link', { name: 'Премьер-лига' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/Tournaments\//),
  );
  expect(screen.getByText('Real leagues')).toBeInTheDocument();
});

test('nothing to check, and a check that cannot be loaded, say so', async () => {
  await show({ status: 'ready', data: { ...page, groups: [] } });
  expect(screen.getByText(/Проверять пока нечего/)).toBeInTheDocument();
  await show({ status: 'failed', error: { status: 503, code: 'unavailable', message: 'позже' } });
  expect(screen.getByText('Не удалось загрузить проверку прогнозов')).toBeInTheDocument();
});

test('beside the year stand all the forecasts there are, at an address of their own', async () => {
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
  expect(analysis.loads(visit)).toEqual([reliabilityRequest(true)]);
});
