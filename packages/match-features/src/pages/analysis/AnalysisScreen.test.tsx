import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MathAnalysisPage } from '@tipmark/contract';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { readDay } from '../../parts/days/read-day.ts';
import { NOW_SECONDS } from '../../testing/game-fixture.tsx';
import { page, renderAnalysis, savedFiles } from './analysis-fixture.tsx';

test('a match shows the predicted score, the probabilities and what its price is worth, with the claim of the model', async () => {
  const { container } = await renderAnalysis(page);
  const row = screen.getByRole('row', { name: /Zenit – Akron/ });
  expect(row).toHaveTextContent('ожидаемо 1,6 : 1,0');
  expect(row).toHaveTextContent('1:050 %26 %24 %55 %48 %');
  expect(row).toHaveTextContent('−2,4 %П1 2.10модель +5 %');
  const price = within(row).getByRole('link', { name: 'П1 2.10' });
  expect(price).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/Events\/.+\?tab=odds&outcome=1x2\.1$/),
  );
  expect(screen.getByText(/известно слишком мало: 3/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('the whole day is saved as one CSV file, collapsed leagues included', async () => {
  const [first] = page.leagues as [MathAnalysisPage['leagues'][number]];
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...(first.matches[0] as (typeof first.matches)[number]),
    match: aMatch().withId(index).between('Кедр', 'Маяк').startingAt(NOW_SECONDS).buildWire(),
  }));
  const other = { ...first, id: first.id + 1, link: '8-other', name: 'Вторая лига', matches: many };
  await renderAnalysis({ ...page, leagues: [first, other] });
  expect(screen.queryByRole('table', { name: 'Вторая лига' })).not.toBeInTheDocument();
  const { files, names } = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: /^Скачать CSV: / }));
  await waitFor(() => expect(names).toEqual(['Математический-анализ-21-11-2026.csv']));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toMatch(
    /Турнир;Начало;Матч;Счёт;Прогноз;.*;ТБ 2\.5, %;Обе забьют, %;Перевес, %;По одной модели, %;Исход;/,
  );
  expect(lines[1]).toBe(
    'Россия · Премьер-лига;21.11.2026, 12:00;Zenit – Akron;;1:0;1,6;1,0;50;26;24;55;48;-2,4;5,0;П1;2,10',
  );
  expect(lines.filter((line) => line.includes('Вторая лига;'))).toHaveLength(101);
});

test('on a day of two thousand matches a few leagues start open; the others open on demand', async () => {
  const ofLeague = (id: number) => ({
    ...aLeague().named(`Лига ${id}`).of('RU', 'Россия').buildHead(),
    id,
    link: `${id}-l`,
    matches: Array.from({ length: 40 }, () => ({
      ...(page.leagues[0] as MathAnalysisPage['leagues'][number]).matches[0],
      match: aMatch().startingAt(NOW_SECONDS).buildWire(),
    })) as MathAnalysisPage['leagues'][number]['matches'],
  });
  const leagues = Array.from({ length: 50 }, (_, index) => ofLeague(index + 1));
  const { unmount } = await renderAnalysis({ ...page, leagues }, '?timestamp=1795251600');
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getByText('Матчи: Лига 9')).toHaveAttribute(
    'href',
    '/math-analysis?timestamp=1795251600&league=9',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Матчи: Лига 9', expanded: false }));
  expect(screen.getByRole('table', { name: 'Лига 9' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Матчи: Лига 1', expanded: true }));
  expect(screen.queryByRole('table', { name: 'Лига 1' })).not.toBeInTheDocument();
  unmount();
  await renderAnalysis({ ...page, leagues: leagues.slice(0, 3) }, '?sort=time');
  expect(screen.getAllByRole('row')).toHaveLength(101);
  expect(screen.getByText('Показано: 100 из 120')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(screen.getAllByRole('row')).toHaveLength(121);
});

test('neighbouring days are links', async () => {
  await renderAnalysis(page);
  expect(screen.getByRole('link', { name: /22.ноя/ })).toHaveAttribute(
    'href',
    `/math-analysis?timestamp=${NOW_SECONDS + 86_400}`,
  );
});

test('an empty day says whether there are no matches or nothing is known of them', async () => {
  const { unmount } = await renderAnalysis({ ...page, leagues: [] });
  expect(screen.getByText(/Нужно не меньше восьми/)).toBeVisible();
  unmount();
  await renderAnalysis({ ...page, leagues: [], countOfUnknown: 0 });
  expect(screen.getByText('В этот день матчей нет')).toBeVisible();
});

test.each([
  [
    'the nearest day with matches',
    { nearestMatchAt: NOW_SECONDS + 20 * 86_400 },
    '',
    'Ближайший день: 11\u00A0декабря',
  ],
  [
    'today when it is the nearest day',
    { nearestMatchAt: NOW_SECONDS + 60 },
    '?timestamp=1795424400',
    'Матчи сегодня',
  ],
  ['today when no nearest day is known', {}, '?timestamp=1795424400', 'Матчи сегодня'],
])('a day without matches links to %s', async (_which, known, search, text) => {
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

test('no other day is offered when there are matches of which nothing is known', async () => {
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
