import {
  FEED_KIND,
  FEED_PAGE_TYPE,
  LEAGUE_TYPE,
  LEAGUES_SORT,
  MATCH_STATUS,
  NEXT_MATCHES_HOURS,
  OUTCOME_CATEGORY,
  TEAMS_SORT,
  TOTALS_SORT,
  VALUE_TRENDS_SORT,
} from '@tipmark/domain';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { CATEGORIES } from '../pages/value-trends/value-trends-address.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const shared = { en, ru };
const keysOf = (before: string, ends: Iterable<string | number>) =>
  [...ends].map((end) => before + end);

/**
 * Keys that screens compose, which no lint rule finds; those of match parts belong to the sports.
 */
const PUT_TOGETHER = [
  ...keysOf('status.', Object.keys(MATCH_STATUS)),
  ...keysOf('league.order-', Object.values(TOTALS_SORT)),
  ...keysOf('leagues.type-', Object.values(LEAGUE_TYPE)),
  ...keysOf('leagues.sort-', Object.values(LEAGUES_SORT)),
  ...keysOf('teams.sort-', Object.values(TEAMS_SORT)),
  ...keysOf('teams.hours-', NEXT_MATCHES_HOURS),
  ...keysOf('team.where-', ['any', 'home', 'away']),
  ...keysOf('feed.type-', Object.values(FEED_PAGE_TYPE)),
  ...keysOf('feed.kind-', Object.values(FEED_KIND)),
  ...keysOf(
    'feed.entry-',
    Object.values(FEED_KIND).filter((kind) => kind !== FEED_KIND.all),
  ),
  ...keysOf(
    'valueTrends.category-',
    CATEGORIES.filter((category) => category !== OUTCOME_CATEGORY.parts),
  ),
  ...keysOf('valueTrends.sort-', Object.values(VALUE_TRENDS_SORT)),
];

test.each(['ru', 'en'] as const)(
  'every message whose key screens put together exists in %s',
  (locale) => {
    const { exists } = createI18n({
      locale,
      resources: { common: commonMessages[locale], game: shared[locale] },
    });
    expect(PUT_TOGETHER.filter((key) => !exists(key, ['game', 'common']))).toEqual([]);
  },
);
