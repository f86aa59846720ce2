import { ACCOUNT_LIMITS, type Endpoints } from '@tipmark/contract';
import { presentAuthor } from '../../betting/tips/present-match-tip.ts';
import { findTipAuthors } from '../../betting/tips/tip-authors-queries.ts';
import {
  readFollowPage,
  readFollowStatistics,
} from '../../people/account/profile/follow-queries.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const PAGE_SIZE = ACCOUNT_LIMITS.followersPageSize;
const MAX_PAGE = 1_000;

export const followers: PrivateHandler<Endpoints['followers']> = {
  statements: 4,
  async answer({ segments, query, signedIn, services: { db } }) {
    const user = await findUserByUrl(db, segments.userUrl);
    if (user === undefined) throw new CallError('not_found');
    const type = query.type ?? 'followers';
    const pageNumber = Math.max(1, segments.pageNumber);
    const viewerId = signedIn?.user.id;
    const statistics = await readFollowStatistics(db, user.id, viewerId);
    const rows = await readFollowPage(db, {
      userId: user.id,
      viewerId,
      type,
      limit: PAGE_SIZE,
      offset: (pageNumber - 1) * PAGE_SIZE,
    });
    const authors = await findTipAuthors(db, {
      userIds: rows.map(({ id }) => id),
      viewerId,
    });
    const count = statistics[type];
    const hasMore = pageNumber * PAGE_SIZE < count && pageNumber < MAX_PAGE;
    return {
      users: rows.flatMap(({ id, viewer_id }) => {
        const author = authors.get(id);
        if (author === undefined) return [];
        return [{ ...presentAuthor(author), isFollowedByAccount: viewer_id !== null }];
      }),
      count,
      nextPageNumber: hasMore ? pageNumber + 1 : null,
    };
  },
};
