import type { Endpoints } from '@tipmark/contract';
import { PAGE_SIZE, SEARCH_PERIOD } from '@tipmark/domain';
import { cachedPremiumCappers } from '../../betting/rating/cached-premium-cappers.ts';
import { viewerOf } from '../../betting/tips/tip-viewer.ts';
import { findLeaguesNamed } from '../../discovery/search-users-tips/choice-queries.ts';
import type { KnownMatch } from '../../discovery/search-users-tips/index/known-matches.ts';
import { chooseTips } from '../../discovery/search-users-tips/own-templates.ts';
import {
  presentActiveCategories,
  presentCategories,
  presentFoundLeagues,
  presentFoundTip,
} from '../../discovery/search-users-tips/present-found-tips.ts';
import { readTips } from '../../discovery/search-users-tips/read-tips.ts';
import { findShownTips } from '../../discovery/search-users-tips/tips-search-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/**
 * Of one caller. A page cancels its search when it sends a newer one, but here both run: the newer
 * one need not wait.
 */
const AT_ONCE = { running: 2, waiting: 4 } as const;
const CALLS_PER_MINUTE = 120;

const bySoonest = (one: KnownMatch, other: KnownMatch) =>
  one.startsAt - other.startsAt || one.id - other.id;

export const tipsSearch: PrivateHandler<Endpoints['tipsSearch']> = {
  statements: 5,
  callsPerMinute: CALLS_PER_MINUTE,
  atOnce: AT_ONCE,
  async answer({ body, signedIn, hasInvalidToken, services, nowSeconds, locale }) {
    const { db } = services;
    const { criteria, template } = await chooseTips(db, {
      body,
      payer: { signedIn, hasInvalidToken, nowSeconds, locale },
    });
    const page = await readTips(services, criteria, viewerOf(signedIn, nowSeconds));
    const pageNumber = criteria.pageNumber ?? 1;
    const offered = pageNumber === 1 ? page.choices.filter(({ kind }) => kind === 'match') : [];
    const tipped = page.tips.map(({ match_id: id, rev }) => ({ id, rev }));
    const named = new Map([...offered, ...tipped].map(({ id, rev }) => [id, { id, rev }]));
    const leagueIds = page.choices.flatMap(({ kind, id }) => (kind === 'league' ? [id] : []));
    const [shown, matches, leagues] = await Promise.all([
      findShownTips(db, page.tips, criteria.period ?? SEARCH_PERIOD.days30),
      services.search.matches[locale].of([...named.values()]),
      findLeaguesNamed(db, leagueIds, locale),
    ]);
    return {
      tips: shown.map((row) => presentFoundTip(row, page.values.get(row.id))),
      count: page.count,
      leagues: presentFoundLeagues(page.choices, leagues, locale),
      matches: [...matches.values()].toSorted(bySoonest).map(({ shown: match }) => match),
      outcomesCategories: presentCategories(page.choices),
      activeOutcomesCategories: presentActiveCategories(criteria),
      nextPageNumber: page.count > pageNumber * PAGE_SIZE.searchTips ? pageNumber + 1 : null,
      activeTipsCountPerUser: criteria.tipsCountPerUser ?? 0,
      premiumCappers: await cachedPremiumCappers(services),
      template,
      asOf: nowSeconds,
    };
  },
};
