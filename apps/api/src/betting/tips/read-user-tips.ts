import type { UserTip, UserTips } from '@tipmark/contract';
import { PAGE_SIZE } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { toDecimal } from '../../matches/lists/decimal.ts';
import { presentMatchOfTip } from '../../matches/lists/present-leagues.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findDelayedTips } from './delayed-tips-queries.ts';
import type { TipViewer } from './match-tips-queries.ts';
import { presentDelayedTip, presentMatchTip } from './present-match-tip.ts';
import { findMatchesOf, findUserTips, type UserTipsRequest } from './user-tips-queries.ts';

export const NO_TIPS: UserTips = { delayed: [], tips: [], count: 0, lastTipId: null };

/** A page of a capper's tips with their matches. At most three statements. */
export async function readUserTips(
  db: Db,
  wanted: Omit<UserTipsRequest, keyof TipViewer>,
  viewer: TipViewer,
  locale: Locale,
): Promise<UserTips> {
  const { userId, lastTipId, state } = wanted;
  const rows = await findUserTips(db, { ...wanted, ...viewer });
  const page = rows.slice(0, PAGE_SIZE.profileTips);
  const matchIds = page.map(({ match_id }) => match_id);
  const matches = await findMatchesOf(db, locale, matchIds);
  const hasDelayed = lastTipId === 0 && state !== 'settled';
  const delayed = hasDelayed ? await findDelayedTips(db, { userId }, viewer) : [];
  return {
    delayed: delayed.map(presentDelayedTip),
    tips: page.flatMap((row): UserTip[] => {
      const match = matches.get(row.match_id);
      if (match === undefined) return [];
      const { author: _, ...tip } = presentMatchTip(row);
      const closingOdds = toDecimal(row.closing_milli);
      const { sport } = match;
      return [{ ...presentMatchOfTip(match, locale), tip: { ...tip, closingOdds }, sport }];
    }),
    count: rows[0]?.total ?? 0,
    lastTipId: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
