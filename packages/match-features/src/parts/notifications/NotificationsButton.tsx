import { notify } from '@tipmark/remote-kit';
import { useDispatch } from '@tipmark/remote-kit/store';
import { Button, css, Icon } from '@tipmark/ui-kit';
import { type ComponentType, useState } from 'react';
import type { Reader } from '../page/reader.ts';
import type { MatchNotificationsDrawerProps } from './MatchNotificationsDrawer.tsx';
import type { MatchNotificationCalls } from './match-notification-calls.ts';

const look = css`
  @media (scripting: none) { display: none; }
`;

interface NotificationsButtonProps {
  readonly calls: MatchNotificationCalls;
  readonly matchId: number;
  /** `Zenit – Spartak`. */
  readonly heading: string;
  readonly isSignedIn: boolean;
  readonly reader: Reader;
  /** Loads the drawer, a chunk of its own. */
  readonly loadPart: () => Promise<{
    readonly MatchNotificationsDrawer: ComponentType<MatchNotificationsDrawerProps>;
  }>;
}

/** The bell of a match: its notification settings open in a drawer. */
export function NotificationsButton({ loadPart, ...of }: NotificationsButtonProps) {
  const { t } = of.reader;
  const dispatch = useDispatch();
  const [Drawer, setDrawer] = useState<ComponentType<MatchNotificationsDrawerProps>>();
  async function open(): Promise<void> {
    try {
      const { MatchNotificationsDrawer } = await loadPart();
      const { read, save, remove } = of.calls;
      for (const call of [read, save, remove]) dispatch(call.reset());
      if (of.isSignedIn) dispatch(read.requested({ segments: { id: of.matchId } }));
      setDrawer(() => MatchNotificationsDrawer);
    } catch {
      dispatch(notify({ text: t('match.notifyOpenFailed'), kind: 'problem' }));
    }
  }
  return (
    <>
      <Button
        kind="ghost"
        isSmall
        isIconOnly
        className={look}
        aria-label={t('match.notifications')}
        title={t('match.notifications')}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name="bell" />
      </Button>
      {Drawer && <Drawer {...of} onClose={() => setDrawer(undefined)} />}
    </>
  );
}
