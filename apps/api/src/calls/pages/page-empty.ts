import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { findSidebar } from '../../matches/lists/find-sidebar.ts';
import {
  POPULAR_AHEAD_SECONDS,
  POPULAR_BACK_SECONDS,
} from '../../matches/lists/popular-queries.ts';
import { dayTopics } from '../../platform/cache/topics.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 30_000;

export const pageEmpty: SharedHandler<Endpoints['pageEmpty']> = {
  statements: 2,
  resource({ query, services: { db, clock }, locale, nowSeconds }) {
    const hasSidebar = query.hasSidebar === true;
    return {
      key: `${locale}|${hasSidebar}`,
      topics: dayTopics(
        SPORT.soccer,
        nowSeconds - POPULAR_BACK_SECONDS,
        nowSeconds + POPULAR_AHEAD_SECONDS,
      ),
      maxAgeMs: MAX_AGE_MS,
      async build() {
        if (!hasSidebar) return { sidebar: null };
        const request = { db, sport: SPORT.soccer, nowSeconds: clock(), locale };
        return { sidebar: await findSidebar(request) };
      },
    };
  },
};
