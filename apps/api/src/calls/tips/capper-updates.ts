import type { Endpoints, OpenedTip } from '@tipmark/contract';
import { PAGE_SIZE, TIP_RESULT, type TipResult } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { findMatchesOf } from '../../betting/tips/user-tips-queries.ts';
import { found } from '../../matches/events/event-resource.ts';
import type { MatchRow } from '../../matches/lists/match-row-queries.ts';
import { presentMatchOfTip } from '../../matches/lists/present-leagues.ts';
import { findOpenAuthor } from '../../open/cappers/capper-queries.ts';
import { findOpenedTips, type OpenedTipRow } from '../../open/cappers/opened-tips-queries.ts';
import { outcomeMessage } from '../../platform/messages/outcome-message.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 60_000;
const MILLI = 1_000;

function presentOpened(row: OpenedTipRow, match: MatchRow, locale: Locale): OpenedTip {
  return {
    ...presentMatchOfTip(match, locale),
    sport: match.sport,
    outcome: outcomeMessage(row.odd_type, locale),
    odds: row.milli / MILLI,
    stake: row.stake,
    description: row.description,
    result: row.result as TipResult,
    profit: row.result === TIP_RESULT.pending ? null : row.profit_milli / MILLI,
    seq: row.seq,
    openedAt: row.opened_at,
    changedAt: row.changed_at,
  };
}

/** Private, blocked and unknown cappers are the same. */
export const capperUpdates: SharedHandler<Endpoints['capperUpdates']> = {
  statements: 3,
  resource: ({ segments: { userUrl }, services: { db, clock }, locale }) => ({
    key: [locale, userUrl.toLowerCase()].join('|'),
    topics: [RATING_TOPIC],
    maxAgeMs: MAX_AGE_MS,
    async build() {
      const { id: userId, name, url } = found(await findOpenAuthor(db, userUrl));
      const limit = PAGE_SIZE.profileTips;
      const rows = await findOpenedTips(db, { userId, nowSeconds: clock(), limit });
      const ids = rows.map(({ match_id }) => match_id);
      const matches = await findMatchesOf(db, locale, ids);
      return {
        capper: { name, url },
        tips: rows.flatMap((row) => {
          const match = matches.get(row.match_id);
          return match === undefined ? [] : [presentOpened(row, match, locale)];
        }),
      };
    },
  }),
};
