import { LoadPart } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button } from '@tipmark/ui-kit';
import { settings } from '../../../parts/forms/edit-class.ts';
import { useSentPlainly } from '../../../parts/forms/use-sent-plainly.ts';
import { useProblemText } from '../../../parts/page/use-problem-text.ts';
import { notificationCommand } from '../profile-commands.ts';
import { notificationsLoad } from '../profile-loads.ts';
import type { EditProps } from './edit-props.ts';
import { KindsTable } from './KindsTable.tsx';
import { choicesOf } from './notification-ways.ts';
import { PushSettings } from './PushSettings.tsx';
import { QuietHours } from './QuietHours.tsx';

/** What a user is notified of; every switch takes effect at once. */
export function NotificationSettings({ page }: EditProps) {
  const { reader, dispatch } = page;
  const { t } = reader;
  const problemText = useProblemText();
  const { wrong } = useSentPlainly();
  const load = useSelector((state: HostState) => notificationsLoad.select(state));
  const change = useSelector((state: HostState) => notificationCommand.select(state));
  const switchKind = (type: number, isActive: boolean) =>
    dispatch(notificationCommand.submitted({ body: { type, isActive } }));
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('settings.notifications.failed')}
      onRetry={() => dispatch(notificationsLoad.requested({}))}
    >
      {({ types, isTelegramConnected, hasBrowser, quietFrom, quietTo }) => (
        <div className={settings}>
          <p>{t('settings.notifications.text')}</p>
          {wrong.length > 0 && <p role="alert">{t('form.notSaved')}</p>}
          {change.status === 'failed' && <p role="alert">{problemText(change.error)}</p>}
          <form method="post" onSubmit={(event) => event.preventDefault()}>
            <input
              type="hidden"
              name="wereOn"
              value={types.flatMap(({ type, isActive }) => (isActive ? [type] : [])).join(',')}
            />
            <input
              type="hidden"
              name="choices"
              value={choicesOf({ isTelegramConnected, hasBrowser }).join('')}
            />
            <KindsTable
              types={types}
              choices={choicesOf({ isTelegramConnected, hasBrowser })}
              t={t}
              onSwitch={switchKind}
              onChange={(body) => dispatch(notificationCommand.submitted({ body }))}
            />
            <noscript>
              <Button type="submit">{t('button.save')}</Button>
            </noscript>
          </form>
          <PushSettings page={page} />
          <QuietHours page={page} hours={{ quietFrom, quietTo }} />
        </div>
      )}
    </LoadPart>
  );
}
