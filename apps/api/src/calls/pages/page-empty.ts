import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { findDayMatches } from '../../matches/lists/find-day-matches.ts';
import { findSidebar } from '../../matches/lists/find-sidebar.ts';
import {
  POPULAR_AHEAD_SECONDS,
  POPULAR_BACK_SECONDS,
} from '../../matches/lists/popular-queries.ts';
import { dayTopics } from '../../platform/cache/topics.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 30_000;

export const pageEmpty: SharedHandler<Endpoints['pageEmpty']> = {
  statements: 4,
  resource({ query, services: { db, clock }, locale, nowSeconds }) {
    const { hasSidebar = false, hasMatches = false, sport = SPORT.soccer } = query;
    return {
      key: `${locale}|${sport}|${hasSidebar}|${hasMatches}`,
      topics: dayTopics(
        sport,
        nowSeconds - POPULAR_BACK_SECONDS,
        nowSeconds + POPULAR_AHEAD_SECONDS,
      ),
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const request = { db, sport, nowSeconds: clock(), locale };
        return {
          sidebar: hasSidebar ? await findSidebar(request) : null,
          ...(hasMatches && { matches: await findDayMatches(request) }),
        };
      },
    };
  },
};
