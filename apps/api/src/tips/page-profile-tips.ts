import type { Endpoints, UserTip } from '@tipmark/contract';
import { PAGE_SIZE } from '@tipmark/domain';
import { findUserByUrl } from '../account/users/user-queries.ts';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { presentMatchWithLeague } from '../matches/present-leagues.ts';
import { findDelayedTips } from './delayed-tips-queries.ts';
import { presentDelayedTip, presentMatchTip } from './present-match-tip.ts';
import { viewerOf } from './tip-viewer.ts';
import { findMatchesOf, findUserTips } from './user-tips-queries.ts';

const NOTHING = { delayed: [], tips: [], count: 0, lastTipId: null };

export const pageProfileTips: PrivateHandler<Endpoints['pageProfileTips']> = {
  statements: 4,
  async answer({ segments, query, signedIn, services: { db }, locale, nowSeconds }) {
    const user = await findUserByUrl(db, segments.userUrl);
    if (user === undefined) throw new Refusal('not_found');
    if (user.is_private && user.id !== signedIn?.user.id) return NOTHING;
    const { sport = 0, lastTipId = 0 } = query;
    const viewer = viewerOf(signedIn, nowSeconds);
    const rows = await findUserTips(db, { userId: user.id, sport, lastTipId, ...viewer });
    const page = rows.slice(0, PAGE_SIZE.profileTips);
    const matches = await findMatchesOf(
      db,
      locale,
      page.map(({ match_id }) => match_id),
    );
    const delayed = lastTipId === 0 ? await findDelayedTips(db, { userId: user.id }, viewer) : [];
    return {
      delayed: delayed.map(presentDelayedTip),
      tips: page.flatMap((row): UserTip[] => {
        const match = matches.get(row.match_id);
        if (match === undefined) return [];
        return [{ ...presentMatchWithLeague(match, locale), tip: presentMatchTip(row) }];
      }),
      count: rows[0]?.total ?? 0,
      lastTipId: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  },
};
