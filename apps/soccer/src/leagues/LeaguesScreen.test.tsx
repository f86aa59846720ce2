// oxlint-disable no-restricted-imports -- a test stands where the shell stands

import { ServedRoutesContext } from '@tipmark/remote-kit';
import { routeNames } from '@tipmark/route-builder';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeaguesPage } from '@tipmark/contract';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState } from '@tipmark/remote-kit';
import { aLeague } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { createStore } from 'redux';
import { messages } from '../messages.ts';
import { LeaguesScreen } from './LeaguesScreen.tsx';

const row = {
  ...aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead(),
  link: '7-rpl',
  countOfMatches: 120,
  averageTotal: { average: 2.62, of: 120 },
  outcomes: { count: 120, home: 60, draw: 24, away: 36 },
  nextMatchAt: 1_795_251_600,
};
const crested = { logo: 'circle-6e2b8c-ffffff', isWebp: false };
const fresh = { ...row, id: 9, link: '9-new', name: 'Новая лига', countOfMatches: 0 };
const page: LeaguesPage = {
  leagues: [
    row,
    {
      ...fresh,
      averageTotal: null,
      outcomes: { count: 0, home: 0, draw: 0, away: 0 },
      nextMatchAt: null,
    },
  ],
  sidebar: null,
  nextPageNumber: 2,
  asOf: 1_795_251_600,
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

async function renderLeagues(data: LeaguesPage, search = '') {
  const state = {
    loads: { pageSoccerLeagues: { status: 'ready', key: 'k', dataKey: 'k', data } },
    session: { isSignedIn: false, timeZone: 'Europe/Moscow' },
    view: { locale: 'ru', isMobile: false, nowSeconds: 0, theme: 'light' },
  } as unknown as HostState;
  const soccer = (await messages.ru()).default;
  const resources = { common: commonMessages.ru, soccer };
  return render(
    <I18nextProvider i18n={createI18n({ locale: 'ru', resources: resources as never })}>
      <Provider store={createStore(() => state)}>
        <ServedRoutesContext value={new Set(routeNames)}>
          <MemoryRouter initialEntries={[`/Tournaments${search}`]}>
            <main>
              <LeaguesScreen />
            </main>
            <Address />
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nextProvider>,
  );
}

test('a league has its crest before its name; one without has its flag there', async () => {
  const data = { ...page, leagues: [{ ...row, ...crested }, ...page.leagues.slice(1)] };
  await renderLeagues(data);
  const [first, second] = screen.getAllByRole('rowheader');
  expect(first?.firstElementChild?.innerHTML).toContain('#6e2b8c');
  expect(first?.querySelector('small > img')).toBeInTheDocument();
  expect(second?.firstElementChild).toHaveAttribute('src', expect.stringContaining('RU'));
  expect(second?.querySelectorAll('img')).toHaveLength(1);
});

const address = () => screen.getByLabelText('address').textContent;

test('a league stands with its means and shares; one that has not begun has dashes', async () => {
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

test('kind, order and activity are in the address; another choice begins at the first page', async () => {
  await renderLeagues(page, '?page=3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Вид турнира' }), '2');
  expect(address()).toBe('/Tournaments?type=2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Только идущие сейчас' }));
  expect(address()).toBe('/Tournaments?type=2&active=0');
});

test('pages are links', async () => {
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

test('conditions nobody meets say so', async () => {
  await renderLeagues({ ...page, leagues: [], nextPageNumber: null });
  expect(screen.getByText('Под эти условия турниров нет')).toBeVisible();
});
