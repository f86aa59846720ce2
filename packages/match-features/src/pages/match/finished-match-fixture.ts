import { screen } from '@testing-library/react';
import type { ApiFailure } from '@tipmark/remote-kit';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { NOW_SECONDS } from './match-fixture.tsx';

/** A match that ended 2:1, twenty thousand seconds ago. */
export const over = aMatch()
  .withId(50_213)
  .between('Ладога', 'Сталь')
  .startingAt(NOW_SECONDS - 20_000)
  .finished()
  .withScore(2, 1)
  .withPeriods([1, 1]);

const side = (link: string, form: ReturnType<typeof anEventPage>['home']['form'] = []) => ({
  id: 1,
  link,
  countryCode: 'RU',
  form,
});

const formMatch = (id: number, outcome: 'won' | 'drawn' | 'lost', opponent: string) => ({
  link: `${id}-x`,
  startsAt: NOW_SECONDS - id * 86_400,
  isHome: true,
  opponent,
  score: outcome === 'won' ? ([2, 0] as [number, number]) : ([0, 1] as [number, number]),
  outcome,
});

const strip = [
  ['1x2.1', 1.89, 1.11, 1.79],
  ['1x2.x', 3.58, 7.5, 3.74],
  ['1x2.2', 3.95, 53, 4.44],
  ['ou.o:2.5', 1.9, 1.905, null],
].map(([oddType, first, current, closing]) => ({ oddType, first, current, closing, best: null }));

/** Its page: with form, prices, two tips counted and none listed. */
export const page = anEventPage(over, {
  round: '16',
  referee: { link: '3-strelnikov', name: 'Глеб Стрельников', countryCode: 'RU' },
  home: side('1-ladoga', [formMatch(1, 'won', 'Кедр'), formMatch(2, 'lost', 'Маяк')]),
  odds: strip as never,
  counts: { tips: 2, markets: 3 },
  attribution: 'football-data.co.uk',
});

export const failure = { status: 500, code: 'internal', message: '' } as ApiFailure;
/** The address the visitor is at. */
export const address = () => screen.getByLabelText('address').textContent;
export const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);
