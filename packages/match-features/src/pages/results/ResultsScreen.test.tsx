import '@testing-library/jest-dom';
import { cleanup, screen, within } from '@testing-library/react';
import { aLeague, aResultsPage } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { leagues, over, rows, running, russia, show } from './day-fixture.ts';
import { NOW_SECONDS, type ResultsSetting, resultsPage } from './results-fixture.tsx';

test('shows matches under their leagues in the order of the answer', () => {
  show();
  expect(leagues()).toEqual(['Испания · Примера1', 'Россия · Премьер-лига1 из 2']);
  expect(rows()).toEqual([
    'Кедр – Маяк, 22:07, прогнозов: 1 (есть прогноз каппера, есть прогноз счёта)',
    'Зенит – Спартак, 2:1, minute 67, коэффициенты 1.45, 4.80, 8.20',
    'Ладога – Прибой, 0:3, Завершён',
  ]);
});

test('shows the day and the age of the answer', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Результаты');
  expect(screen.getByText('Суббота, 21 ноября 2026')).toBeInTheDocument();
  expect(screen.getByText('обновлено 4 с назад')).toBeInTheDocument();
});

test('shows no age for a day whose matches are all finished', () => {
  show({ reply: aResultsPage([aLeague().having(over)]) });
  expect(screen.queryByText(/обновлено/)).not.toBeInTheDocument();
});

test('states how old live scores are whose source is behind, and nothing where none is', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW_SECONDS * 1_000);
  const of = (seconds: number) => NOW_SECONDS - seconds;
  const late = [running.withId(7).scoredAt(of(400)), running.withId(8).scoredAt(of(900)), running];
  show({ reply: aResultsPage([aLeague().having(...late)]) });
  expect(screen.getByText('счёт части матчей обновлён 15 мин назад')).toBeInTheDocument();
  expect(screen.queryByText(/^обновлено/)).not.toBeInTheDocument();
  cleanup();
  show({ locale: 'en', reply: aResultsPage([aLeague().having(...late)]) });
  expect(screen.getByText('some scores were updated 15 min ago')).toBeInTheDocument();
  cleanup();
  show();
  expect(screen.queryByText(/счёт части/)).not.toBeInTheDocument();
  clock.mockRestore();
});

test('a page that was stored states the time of the scores, which stays true', () => {
  const late = running.scoredAt(NOW_SECONDS - 400);
  const reply = aResultsPage([aLeague().having(late)], { asOf: NOW_SECONDS });
  expect(renderToString(resultsPage({ reply }).page)).toContain('счёт части матчей на 21:00');
});

test('leaves out a league without matches', () => {
  show({ reply: aResultsPage([aLeague().named('Пустая'), russia]) });
  expect(leagues()).toEqual(['Россия · Премьер-лига1 из 2']);
});

test('is in English on English pages', () => {
  show({ locale: 'en' });
  expect(screen.getByText('Saturday, 21 November 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Live/ })).toHaveTextContent('Live1');
  expect(rows()).toContain('Ладога – Прибой, 0:3, Finished');
  expect(
    within(screen.getByRole('combobox', { name: 'League' })).getByText('All leagues'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Ладога/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/Events\//),
  );
});

test.each<[string, ResultsSetting]>([
  ['full', {}],
  ['on a phone', { isMobile: true }],
  ['loading', { load: { status: 'loading', key: 'day' } }],
  ['empty', { reply: aResultsPage([]) }],
  [
    'failed',
    {
      load: { status: 'failed', error: { status: 0, code: 'network', message: '' } as never },
    },
  ],
])('has no accessibility violations: %s', async (_name, setting) => {
  const { container } = show(setting);
  expect((await axe(container)).violations).toEqual([]);
});

test('has no style attributes, which the content security policy would block', () => {
  const { container } = show();
  expect(container.querySelector('[style]')).toBeNull();
});
