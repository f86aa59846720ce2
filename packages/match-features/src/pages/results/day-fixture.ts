import { screen, within } from '@testing-library/react';
import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { NOW_SECONDS, type ResultsSetting, renderResults } from './results-fixture.tsx';

export const running = aMatch()
  .between('Зенит', 'Спартак')
  .startingAt(NOW_SECONDS - 5_000)
  .live('67')
  .withScore(2, 1)
  .withOdds([1.45, 4.8, 8.2, 1.9, 1.9], [1.62, 4.8, 7.1, 1.9, 1.9])
  .seen(10);
export const over = aMatch()
  .between('Ладога', 'Прибой')
  .startingAt(NOW_SECONDS - 20_000)
  .finished()
  .withScore(0, 3)
  .seen(50);
const ahead = aMatch()
  .between('Кедр', 'Маяк')
  .startingAt(NOW_SECONDS + 3_600)
  .withForecast('1:0', [1.2, 0.4])
  .withUsersTip()
  .seen(5);
export const russia = aLeague()
  .withId(1)
  .named('Премьер-лига')
  .of('RU', 'Россия')
  .having(running, over);
export const spain = aLeague().withId(2).named('Примера').of('ES', 'Испания').having(ahead);
/** Two leagues with a live match, a finished one and a coming one. */
export const day = aResultsPage([spain, russia], { asOf: NOW_SECONDS - 4 });

export const show = (setting: ResultsSetting = {}) => renderResults({ reply: day, ...setting });
export const address = () => screen.getByLabelText('address').textContent;
export const rows = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .map((row) =>
      within(row).getAllByRole('link', { hidden: true })[0]?.getAttribute('aria-label'),
    );
/** A filtered league is hidden by the list's style, which does not apply in these tests. */
export const leagues = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('[data-out]') === null)
    .map((heading) => heading.textContent);
export const isOpen = (league: string) =>
  screen.getByRole('button', { name: `Матчи: ${league}` }).getAttribute('aria-expanded');
