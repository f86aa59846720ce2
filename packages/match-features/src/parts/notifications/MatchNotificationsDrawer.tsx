import type { MatchNotification } from '@tipmark/contract';
import type { CommandState, HostState } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { Drawer } from '@tipmark/ui-kit/overlays';
import { radius, weight } from '@tipmark/ui-kit/style-values';
import { LoadPart } from '../page/LoadPart.tsx';
import type { Reader } from '../page/reader.ts';
import { usePageAddress } from '../page/use-page-address.ts';
import { MatchNotificationsForm } from './MatchNotificationsForm.tsx';
import type { MatchNotificationCalls } from './match-notification-calls.ts';

const message = css`
  padding: 10px 12px;
  border-radius: ${radius.field};
  background: var(--posTint);
  color: var(--pos);
  font-weight: ${weight.strong};
`;

export interface MatchNotificationsDrawerProps {
  readonly calls: MatchNotificationCalls;
  readonly matchId: number;
  readonly heading: string;
  readonly isSignedIn: boolean;
  readonly reader: Reader;
  readonly onClose: () => void;
}

type Write = CommandState<MatchNotification>;
const resultOf = (write: Write) => (write.status === 'succeeded' ? write.result : undefined);
const errorOf = (write: Write) => (write.status === 'failed' ? write.error : undefined);

/** What one is notified of about a match; a guest is asked to sign in. */
export function MatchNotificationsDrawer(props: MatchNotificationsDrawerProps) {
  const { calls, matchId, heading, isSignedIn, reader, onClose } = props;
  const { t } = reader;
  const login = usePageAddress()('login');
  const dispatch = useDispatch();
  const read = useSelector((state: HostState) => calls.read.select(state));
  const save = useSelector((state: HostState) => calls.save.select(state));
  const remove = useSelector((state: HostState) => calls.remove.select(state));
  const segments = { id: matchId };
  const done = resultOf(remove) ?? resultOf(save);
  const isBusy = save.status === 'submitting' || remove.status === 'submitting';
  const problem = errorOf(save) ?? errorOf(remove);
  const write = (options: MatchNotification['options']) =>
    dispatch(calls.save.submitted({ segments, body: { options } }));
  return (
    <Drawer
      title={t('match.notifications')}
      note={heading}
      closeLabel={t('button.close')}
      onClose={onClose}
    >
      {!isSignedIn ? (
        <EmptyState text={t('match.notifyGuest')}>
          {login !== undefined && (
            <LinkButton kind="primary" href={login}>
              {t('button.signIn')}
            </LinkButton>
          )}
        </EmptyState>
      ) : done ? (
        <output className={message}>
          {t(done.isActive ? 'match.notifySaved' : 'match.notifyStopped')}
        </output>
      ) : (
        <LoadPart
          load={read}
          reader={reader}
          failedTitle={t('match.notifyFailed')}
          onRetry={() => dispatch(calls.read.requested({ segments }))}
        >
          {(known) => (
            <MatchNotificationsForm
              offered={calls.offered}
              known={known}
              isBusy={isBusy}
              problem={problem}
              reader={reader}
              onSave={write}
              onStop={() => dispatch(calls.remove.submitted({ segments }))}
            />
          )}
        </LoadPart>
      )}
    </Drawer>
  );
}
