import { LoadPart } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Switch } from '@tipmark/ui-kit';
import { useProblemText } from '../../../shared/forms/use-problem-text.ts';
import { notificationCommand } from '../profile-commands.ts';
import { notificationsLoad } from '../profile-loads.ts';
import type { EditProps } from './EditPanel.tsx';
import { settings } from './edit-class.ts';

/** What a user is told about; every switch works at once. */
export function NotificationSettings({ page: { reader, dispatch } }: EditProps) {
  const { t } = reader;
  const problemText = useProblemText();
  const load = useSelector((state: HostState) => notificationsLoad.select(state));
  const change = useSelector((state: HostState) => notificationCommand.select(state));
  const turn = (type: number, isActive: boolean) =>
    dispatch(notificationCommand.submitted({ body: { type, isActive } }));
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('profile.notifications.failed')}
      onRetry={() => dispatch(notificationsLoad.requested({}))}
    >
      {({ types }) => (
        <div className={settings}>
          <p>{t('profile.notifications.text')}</p>
          {change.status === 'failed' && <p role="alert">{problemText(change.error)}</p>}
          <ul>
            {types.map(({ type, isActive, isLocked }) => (
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
              </li>
            ))}
          </ul>
        </div>
      )}
    </LoadPart>
  );
}
