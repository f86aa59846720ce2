import { LoadPart } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button, Select, Switch } from '@tipmark/ui-kit';
import { useProblemText } from '../../../shared/forms/use-problem-text.ts';
import { useSentPlainly } from '../../../shared/forms/use-sent-plainly.ts';
import { notificationCommand } from '../profile-commands.ts';
import { notificationsLoad } from '../profile-loads.ts';
import type { EditProps } from './EditPanel.tsx';
import { settings } from './edit-class.ts';
import { PushSettings } from './PushSettings.tsx';
import { QuietHours } from './QuietHours.tsx';

/** By the digits of the channels: 1 email, 2 Telegram. */
const CHANNELS: Readonly<Record<string, number[]>> = { 1: [1], 2: [2], 12: [1, 2] };

/** What a user is notified of; every switch takes effect at once. */
export function NotificationSettings({ page }: EditProps) {
  const { reader, dispatch } = page;
  const { t } = reader;
  const problemText = useProblemText();
  const { wrong } = useSentPlainly();
  const load = useSelector((state: HostState) => notificationsLoad.select(state));
  const change = useSelector((state: HostState) => notificationCommand.select(state));
  const turn = (type: number, isActive: boolean) =>
    dispatch(notificationCommand.submitted({ body: { type, isActive } }));
  const send = (type: number, where: string) => {
    const channels = CHANNELS[where];
    if (channels === undefined) return;
    dispatch(notificationCommand.submitted({ body: { type, isActive: true, channels } }));
  };
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('profile.notifications.failed')}
      onRetry={() => dispatch(notificationsLoad.requested({}))}
    >
      {({ types, isTelegramConnected, quietFrom, quietTo }) => (
        <div className={settings}>
          <p>{t('profile.notifications.text')}</p>
          {wrong.length > 0 && <p role="alert">{t('form.notSaved')}</p>}
          {change.status === 'failed' && <p role="alert">{problemText(change.error)}</p>}
          <form method="post" onSubmit={(event) => event.preventDefault()}>
            <input
              type="hidden"
              name="wereOn"
              value={types.flatMap(({ type, isActive }) => (isActive ? [type] : [])).join(',')}
            />
            <ul>
              {types.map(({ type, isActive, isLocked, channels }) => (
                <li key={type}>
                  {isLocked ? (
                    <>
                      <span>{t(`profile.notifications.type-${type}`)}</span>
                      <small>{t('profile.notifications.locked')}</small>
                    </>
                  ) : (
                    <Switch
                      name={`notification-${type}`}
                      isOn={isActive}
                      onChange={(isOn) => turn(type, isOn)}
                    >
                      {t(`profile.notifications.type-${type}`)}
                    </Switch>
                  )}
                  {isTelegramConnected && isActive && !isLocked && (
                    <Select
                      label={t('profile.notifications.where', {
                        what: t(`profile.notifications.type-${type}`),
                      })}
                      name={`channel-${type}`}
                      options={Object.keys(CHANNELS).map((value) => ({
                        value,
                        text: t(`profile.notifications.channel-${value}`),
                      }))}
                      value={channels.join('')}
                      onChoose={(value) => send(type, value)}
                    />
                  )}
                </li>
              ))}
            </ul>
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
