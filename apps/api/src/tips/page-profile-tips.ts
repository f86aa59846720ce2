import type { Endpoints, UserTip } from '@tipmark/contract';
import { PAGE_SIZE } from '@tipmark/domain';
import { findUserByUrl } from '../account/users/user-queries.ts';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { presentMatchWithLeague } from '../matches/present-leagues.ts';
import { presentMatchTip } from './present-match-tip.ts';
import { findMatchesOf, findUserTips } from './user-tips-queries.ts';

const NOTHING = { tips: [], count: 0, lastTipId: null };

export const pageProfileTips: PrivateHandler<Endpoints['pageProfileTips']> = {
  statements: 3,
  async answer({ segments, query, signedIn, services: { db }, locale }) {
    const user = await findUserByUrl(db, segments.userUrl);
    if (user === undefined) throw new Refusal('not_found');
    if (user.is_private && user.id !== signedIn?.user.id) return NOTHING;
    const { sport = 0, lastTipId = 0 } = query;
    const rows = await findUserTips(db, { userId: user.id, sport, lastTipId });
    const page = rows.slice(0, PAGE_SIZE.profileTips);
    const matches = await findMatchesOf(
      db,
      locale,
      page.map(({ match_id }) => match_id),
    );
    return {
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
