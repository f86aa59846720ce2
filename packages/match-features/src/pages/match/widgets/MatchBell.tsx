import { selectIsSignedIn } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { NotificationsButton } from '../../../parts/notifications/NotificationsButton.tsx';
import type { Match, MatchEvent } from '../use-match.ts';

const loadPart = () =>
  import(
    /* webpackChunkName: "tip-drawer" */ '../../../parts/notifications/MatchNotificationsDrawer.tsx'
  );

interface MatchBellProps {
  readonly match: Match;
  readonly event: MatchEvent;
  readonly heading: string;
}

/** What the visitor is notified of about this match; nothing more happens in a finished one. */
export const MatchBell = ({ match, event, heading }: MatchBellProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { notifications } = match.options;
  if (event.isOver || !notifications) return null;
  return (
    <NotificationsButton
      calls={notifications}
      matchId={event.match.matchId}
      heading={heading}
      isSignedIn={isSignedIn}
      reader={match.reader}
      loadPart={loadPart}
    />
  );
};
