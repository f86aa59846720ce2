import { marketsOf, REFEREES_SORT, SPORT } from '@tipmark/domain';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { messages } from './messages.ts';

const keysOf = (before: string, ends: Iterable<string | number>) =>
  [...ends].map((end) => before + end);

/** Keys that screens compose, so that no lint rule can look them up. */
const COMPOSED = [
  ...keysOf('match.market-', marketsOf(SPORT.soccer)),
  ...keysOf('league.tab-', [
    'matches',
    'table',
    'scorers',
    'totals',
    'series',
    'summary',
    'referees',
  ]),
  ...keysOf('league.market-', [1, 2, 3, 5, 6, 7]),
  ...keysOf('league.referees-', Object.values(REFEREES_SORT)),
  'valueTrends.category-7',
];

test.each(['ru', 'en'] as const)('every composed message exists in %s', async (locale) => {
  const soccer = (await messages[locale]()).default;
  const { exists } = createI18n({
    locale,
    resources: { common: commonMessages[locale], soccer },
  });
  expect(COMPOSED.filter((key) => !exists(key, ['soccer', 'common']))).toEqual([]);
});
