import {
  FEED_KIND,
  FEED_PAGE_TYPE,
  LEAGUE_TYPE,
  LEAGUES_SORT,
  MATCH_STATUS,
  marketsOf,
  REFEREES_SORT,
  SPORT,
  TEAMS_SORT,
  TOTALS_SORT,
  VALUE_TRENDS_SORT,
} from '@tipmark/domain';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { LEAGUE_TABS, SOCCER_TOTALS } from '../league/league-address.ts';
import { messages } from '../messages.ts';
import { TEAM_PLACES } from '../team/team-address.ts';
import { CATEGORIES } from '../value-trends/value-trends-address.ts';

const keysOf = (before: string, ends: Iterable<string | number>) =>
  [...ends].map((end) => before + end);

/** Keys screens put together, so that no rule of the house can look them up. */
const PUT_TOGETHER = [
  ...keysOf('match.market-', marketsOf(SPORT.soccer)),
  ...keysOf('status.', Object.keys(MATCH_STATUS)),
  ...keysOf('league.tab-', LEAGUE_TABS),
  ...keysOf('league.market-', SOCCER_TOTALS),
  ...keysOf('league.order-', Object.values(TOTALS_SORT)),
  ...keysOf('league.referees-', Object.values(REFEREES_SORT)),
  ...keysOf('leagues.type-', Object.values(LEAGUE_TYPE)),
  ...keysOf('leagues.sort-', Object.values(LEAGUES_SORT)),
  ...keysOf('teams.sort-', Object.values(TEAMS_SORT)),
  ...keysOf('team.where-', TEAM_PLACES),
  ...keysOf('feed.type-', Object.values(FEED_PAGE_TYPE)),
  ...keysOf('feed.kind-', Object.values(FEED_KIND)),
  ...keysOf(
    'feed.told-',
    Object.values(FEED_KIND).filter((kind) => kind !== FEED_KIND.all),
  ),
  ...keysOf('valueTrends.category-', CATEGORIES),
  ...keysOf('valueTrends.sort-', Object.values(VALUE_TRENDS_SORT)),
];

test.each(['ru', 'en'] as const)(
  'every word that screens put together is there in %s',
  async (locale) => {
    const soccer = (await messages[locale]()).default;
    const { exists } = createI18n({
      locale,
      resources: { common: commonMessages[locale], soccer },
    });
    expect(PUT_TOGETHER.filter((key) => !exists(key, { ns: ['soccer', 'common'] }))).toEqual([]);
  },
);
