// oxlint-disable no-restricted-imports -- a test stands where the shell stands

import { ServedRoutesContext } from '@tipmark/remote-kit';
import { routeNames } from '@tipmark/route-builder';
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MathAnalysisPage } from '@tipmark/contract';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState } from '@tipmark/remote-kit';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createStore } from 'redux';
import { messages } from '../messages.ts';
import { AnalysisScreen } from './AnalysisScreen.tsx';
import { readDay } from './analysis-address.ts';

/** 2026-11-21 12:00 in Moscow. */
const NOW_SECONDS = 1_795_251_600;

const page: MathAnalysisPage = {
  leagues: [
    {
      ...aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead(),
      link: '7-rpl',
      matches: [
        {
          match: aMatch().between('Zenit', 'Akron').startingAt(NOW_SECONDS).buildWire(),
          forecastScores: [1.6, 1],
          forecastScore: '1:0',
          percents: [50, 26, 24],
          overPercent: 55,
          bothScorePercent: 48,
          value: { oddType: '1x2.1', odds: 2.1, percent: 5 },
        },
      ],
    },
  ],
  countOfUnknown: 3,
  timestamp: NOW_SECONDS,
  asOf: NOW_SECONDS,
};

async function renderAnalysis(data: MathAnalysisPage, search = '') {
  const state = {
    loads: { soccerMathAnalysisPage: { status: 'ready', key: 'k', dataKey: 'k', data } },
    session: { isSignedIn: false, timeZone: 'Europe/Moscow' },
    view: { locale: 'ru', isMobile: false, nowSeconds: NOW_SECONDS, theme: 'light', features: {} },
  } as unknown as HostState;
  const resources = { common: commonMessages.ru, soccer: (await messages.ru()).default };
  return render(
    <I18nextProvider i18n={createI18n({ locale: 'ru', resources: resources as never })}>
      <Provider store={createStore(() => state)}>
        <ServedRoutesContext value={new Set(routeNames)}>
          <MemoryRouter initialEntries={[`/math-analysis${search}`]}>
            <main>
              <AnalysisScreen />
            </main>
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nextProvider>,
  );
}

test('a match stands with score, shares and what its price pays to the model', async () => {
  const { container } = await renderAnalysis(page);
  const row = screen.getByRole('row', { name: /Zenit – Akron/ });
  expect(row).toHaveTextContent('ожидаемо 1,6 : 1,0');
  expect(row).toHaveTextContent('1:050 %26 %24 %55 %48 %');
  expect(row).toHaveTextContent('+5,0 %П1 2.10');
  expect(screen.getByText(/известно слишком мало: 3/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('the whole day is taken away as one file, folded leagues and all', async () => {
  const [first] = page.leagues as [MathAnalysisPage['leagues'][number]];
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...(first.matches[0] as (typeof first.matches)[number]),
    match: aMatch().withId(index).between('Кедр', 'Маяк').startingAt(NOW_SECONDS).buildWire(),
  }));
  const other = { ...first, id: first.id + 1, link: '8-other', name: 'Вторая лига', matches: many };
  await renderAnalysis({ ...page, leagues: [first, other] });
  expect(screen.queryByRole('table', { name: 'Вторая лига' })).not.toBeInTheDocument();
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Скачать CSV' }));
  await waitFor(() => expect(names).toEqual(['Математический-анализ-21-11-2026.csv']));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toMatch(/Турнир;Начало;Матч;Счёт;Прогноз;.*;ТБ 2\.5;Обе забьют;Перевес;Исход;/);
  expect(lines[1]).toBe(
    'Россия · Премьер-лига;21.11.2026, 12:00;Zenit – Akron;;1:0;1,6;1,0;50 %;26 %;24 %;55 %;48 %;+5,0 %;П1;2.10'.replaceAll(
      ' %',
      '\u00A0%',
    ),
  );
  expect(lines.filter((line) => line.includes('Вторая лига;'))).toHaveLength(101);
});

test('a day of two thousand matches starts with a few leagues; the others open on demand', async () => {
  const ofLeague = (id: number) => ({
    ...{ ...aLeague().named(`Лига ${id}`).of('RU', 'Россия').buildHead(), id, link: `${id}-l` },
    matches: Array.from({ length: 40 }, () => ({
      ...(page.leagues[0] as MathAnalysisPage['leagues'][number]).matches[0],
      match: aMatch().startingAt(NOW_SECONDS).buildWire(),
    })) as MathAnalysisPage['leagues'][number]['matches'],
  });
  const leagues = Array.from({ length: 50 }, (_, index) => ofLeague(index + 1));
  await renderAnalysis({ ...page, leagues }, '?timestamp=1795251600&league=50');
  expect(screen.getAllByRole('table')).toHaveLength(3);
  expect(screen.getByRole('table', { name: 'Лига 50' })).toBeVisible();
  expect(screen.getByText('Матчи: Лига 9')).toHaveAttribute(
    'href',
    '/math-analysis?timestamp=1795251600&league=9',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Матчи: Лига 9', expanded: false }));
  expect(screen.getByRole('table', { name: 'Лига 9' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Матчи: Лига 1', expanded: true }));
  expect(screen.queryByRole('table', { name: 'Лига 1' })).not.toBeInTheDocument();
});

test('neighbouring days are links', async () => {
  await renderAnalysis(page);
  expect(screen.getByRole('link', { name: /22.ноя/ })).toHaveAttribute(
    'href',
    `/math-analysis?timestamp=${NOW_SECONDS + 86_400}`,
  );
});

test('a day of which nothing is known says why; one without matches says so', async () => {
  const { unmount } = await renderAnalysis({ ...page, leagues: [] });
  expect(screen.getByText(/Нужно не меньше восьми/)).toBeVisible();
  unmount();
  await renderAnalysis({ ...page, leagues: [], countOfUnknown: 0 });
  expect(screen.getByText('В этот день матчей нет')).toBeVisible();
});

test.each([
  [
    'that has some',
    { nearestMatchAt: NOW_SECONDS + 20 * 86_400 },
    '',
    'Ближайший день: 11\u00A0декабря',
  ],
  [
    'which is today',
    { nearestMatchAt: NOW_SECONDS + 60 },
    '?timestamp=1795424400',
    'Матчи сегодня',
  ],
  ['while none is known', {}, '?timestamp=1795424400', 'Матчи сегодня'],
])('a day without matches leads to the nearest day, %s', async (_which, known, search, text) => {
  await renderAnalysis({ ...page, leagues: [], countOfUnknown: 0, ...known }, search);
  const {
    textContent,
    pathname,
    search: query,
  } = screen.getByRole<HTMLAnchorElement>('link', {
    name: /Ближайший день|Матчи сегодня/,
  });
  const days = text === 'Матчи сегодня' ? '' : `?timestamp=${NOW_SECONDS + 20 * 86_400}`;
  expect([textContent, pathname + query]).toEqual([text, `/math-analysis${days}`]);
});

test('where nothing is known of the matches no other day is offered', async () => {
  await renderAnalysis({ ...page, leagues: [] }, '?timestamp=1795424400');
  expect(screen.queryByText('Матчи сегодня')).not.toBeInTheDocument();
});

test.each([
  ['timestamp=1795251600', 1_795_251_600],
  ['date=2026-11-21', 1_795_251_600],
  ['timestamp=1', undefined],
  ['date=yesterday', undefined],
  ['', undefined],
])('?%s is the day %p', (query, seconds) => {
  expect(readDay(new URLSearchParams(query), 'Europe/Moscow')).toBe(seconds);
});
