import { ACCOUNT_LIMITS, type Endpoints } from '@tipmark/contract';
import { readFollowFigures, readFollowPage } from '../../people/account/profile/follow-queries.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const PAGE_SIZE = ACCOUNT_LIMITS.followersPageSize;
const MAX_PAGE = 1_000;

export const followers: PrivateHandler<Endpoints['followers']> = {
  statements: 3,
  async answer({ segments, query, signedIn, services: { db } }) {
    const user = await findUserByUrl(db, segments.userUrl);
    if (user === undefined) throw new Refusal('not_found');
    const type = query.type ?? 'followers';
    const pageNumber = Math.max(1, segments.pageNumber);
    const viewerId = signedIn?.user.id;
    const figures = await readFollowFigures(db, user.id, viewerId);
    const rows = await readFollowPage(db, {
      userId: user.id,
      viewerId,
      type,
      limit: PAGE_SIZE,
      offset: (pageNumber - 1) * PAGE_SIZE,
    });
    const count = figures[type];
    const hasMore = pageNumber * PAGE_SIZE < count && pageNumber < MAX_PAGE;
    return {
      users: rows.map(({ name, url, viewer_id }) => ({
        name,
        url,
        isFollowedByAccount: viewer_id !== null,
      })),
      count,
      nextPageNumber: hasMore ? pageNumber + 1 : null,
    };
  },
};
