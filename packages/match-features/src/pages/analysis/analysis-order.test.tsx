import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MathAnalysisPage } from '@tipmark/contract';
import { aMatch } from '@tipmark/test-kit';
import { NOW_SECONDS } from '../../testing/game-fixture.tsx';
import { page, renderAnalysis, savedFiles } from './analysis-fixture.tsx';

/** Two leagues whose matches differ in every sort order. */
const twoLeagues = (): MathAnalysisPage => {
  const [first] = page.leagues as [MathAnalysisPage['leagues'][number]];
  const [zenit] = first.matches as [(typeof first.matches)[number]];
  const match = (home: string, id: number) => aMatch().withId(id).between(home, 'Гости');
  const cup = {
    ...first,
    id: 9,
    link: '9-cup',
    name: 'Кубок',
    matches: [
      {
        ...zenit,
        match: match('Поздний', 5)
          .startingAt(NOW_SECONDS + 7200)
          .seen(9)
          .buildWire(),
        percents: [10, 20, 70] as [number, number, number],
        value: null,
      },
      {
        ...zenit,
        match: match('Ранний', 6)
          .startingAt(NOW_SECONDS - 60)
          .seen(70)
          .buildWire(),
        percents: [36, 34, 30] as [number, number, number],
        value: { oddType: '1x2.x', odds: 3.4, percent: 0.4, claimedPercent: 12 },
      },
    ],
  };
  const league = { ...first, id: 7, matches: [zenit] };
  return { ...page, leagues: [league, cup] };
};

const shownMatches = () =>
  screen.getAllByRole('rowheader').map((row) => row.querySelector('a')?.textContent?.split(' ')[0]);

test.each([
  ['time', ['Ранний', 'Zenit', 'Поздний']],
  ['views', ['Ранний', 'Поздний', 'Zenit']],
  ['probability', ['Поздний', 'Zenit', 'Ранний']],
  ['value', ['Ранний', 'Zenit', 'Поздний']],
  ['nonsense', ['Zenit', 'Поздний', 'Ранний']],
])('sort=%s puts the matches of all leagues in that order', async (sort, expected) => {
  await renderAnalysis(twoLeagues(), `?sort=${sort}`);
  expect(shownMatches()).toEqual(expected);
});

test('a single league and its order are in the address, and the saved file has the same matches', async () => {
  await renderAnalysis(twoLeagues(), '?league=9&sort=value');
  expect(shownMatches()).toEqual(['Ранний', 'Поздний']);
  expect(screen.getByRole('row', { name: /Ранний/ })).toHaveTextContent('Россия · Кубок');
  expect(screen.getByRole('combobox', { name: 'Турнир' })).toHaveDisplayValue('Россия · Кубок');
  const saved = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: /^Скачать CSV: / }));
  await waitFor(() => expect(saved.names).toEqual(['Математический-анализ-21-11-2026-Кубок.csv']));
  const lines = (await saved.files[0]?.text())?.split('\r\n') ?? [];
  expect(lines.slice(1, 3).map((line) => line.split(';')[2])).toEqual([
    'Ранний – Гости',
    'Поздний – Гости',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Турнир' }), 'Все турниры');
  expect(shownMatches()).toEqual(['Ранний', 'Zenit', 'Поздний']);
});

test('a league that does not play that day hides nothing', async () => {
  await renderAnalysis(twoLeagues(), '?league=404');
  expect(shownMatches()).toHaveLength(3);
  expect(screen.getByRole('combobox', { name: 'Турнир' })).toHaveDisplayValue('Все турниры');
});

test('without scripts the choices are sent by a form, which keeps the day', async () => {
  await renderAnalysis(twoLeagues(), '?timestamp=1795251600&sort=time');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Настройка списка' });
  expect(new URL(form.action).pathname).toBe('/math-analysis');
  expect(form).toHaveFormValues({
    timestamp: '1795251600',
    league: '0',
    sort: 'time',
  });
});
