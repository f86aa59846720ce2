import type { FeedItem, MatchWithLeague } from '@tipmark/contract';
import { FEED_KIND } from '@tipmark/domain';
import { presentAuthor, presentMatchTip } from '../../betting/tips/present-match-tip.ts';
import { rounded } from '../../matches/lists/rounded.ts';
import type { FeedRow } from './feed-page-queries.ts';

const MILLI = 1_000;
const PERCENT = 100;

/** An item of the contract; undefined when its subject is deleted. */
export function presentFeedItem(
  row: FeedRow,
  matches: ReadonlyMap<number, MatchWithLeague>,
): FeedItem | undefined {
  const { item_id: id, at, kind, details } = row;
  const match = row.match_id === null ? undefined : matches.get(row.match_id);
  const { oddType = '', first = 0, milli = 0 } = details;
  switch (kind) {
    case FEED_KIND.tipPosted:
    case FEED_KIND.tipSettled:
      return match && { id, at, kind, ...match, tip: presentMatchTip(row) };
    case FEED_KIND.milestone: {
      const { milestone = 'streak', value = 0 } = details;
      return { id, at, kind, author: presentAuthor(row), milestone, value };
    }
    case FEED_KIND.oddsDrop:
      return (
        match && { id, at, kind, ...match, oddType, first: first / MILLI, odds: milli / MILLI }
      );
    case FEED_KIND.mathTip:
      return (
        match && {
          id,
          at,
          kind,
          ...match,
          oddType,
          odds: milli / MILLI,
          probabilityPercent: rounded((details.probability ?? 0) * PERCENT),
          claimedPercent: rounded(details.valuePercent ?? 0),
        }
      );
    case FEED_KIND.contestNews: {
      const { contestSeasonId = 0, event = 'opened' } = details;
      const winner = row.user_id === null ? null : presentAuthor(row);
      return { id, at, kind, contestSeasonId, event, winner };
    }
    default:
      return undefined;
  }
}
