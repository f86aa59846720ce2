import { NewsButton } from '@tipmark/match-features';
import { selectIsSignedIn } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { newsRead, newsRemove, newsSave } from '../match-loads.ts';
import type { Match, MatchEvent } from '../use-match.ts';

const loads = { read: newsRead, save: newsSave, remove: newsRemove };
const bring = () =>
  import(/* webpackChunkName: "tip-drawer" */ '@tipmark/match-features/match-news');

interface MatchBellProps {
  readonly match: Match;
  readonly event: MatchEvent;
  readonly heading: string;
}

/** What the visitor is told of this match; nothing more happens in one that is over. */
export const MatchBell = ({ match, event, heading }: MatchBellProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  if (event.isOver) return null;
  return (
    <NewsButton
      loads={loads}
      matchId={event.match.matchId}
      heading={heading}
      isSignedIn={isSignedIn}
      reader={match.reader}
      bring={bring}
    />
  );
};
