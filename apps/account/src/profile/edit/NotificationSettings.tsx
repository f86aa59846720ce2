import { LoadPart } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Switch } from '@tipmark/ui-kit';
import { useProblemText } from '../../submission/use-submission.ts';
import { changeNotificationLoad, notificationsLoad } from '../profile-loads.ts';
import type { EditProps } from './EditPanel.tsx';
import { settings } from './edit-class.ts';

/** What a user is told about; every switch works at once. */
export function NotificationSettings({ page: { reader, dispatch } }: EditProps) {
  const { t } = reader;
  const problemText = useProblemText();
  const load = useSelector((state: HostState) => notificationsLoad.select(state));
  const change = useSelector((state: HostState) => changeNotificationLoad.select(state));
  const turn = (type: number, isActive: boolean) =>
    dispatch(changeNotificationLoad.requested({ body: { type, isActive } }));
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('profile.notifications.failed')}
      onRetry={() => dispatch(notificationsLoad.requested({}))}
    >
      {(loaded) => (
        <div className={settings}>
          <p>{t('profile.notifications.text')}</p>
          {change.status === 'failed' && change.error && (
            <p role="alert">{problemText(change.error)}</p>
          )}
          <ul>
            {newest(loaded, load.receivedAt, change).types.map(({ type, isActive, isLocked }) => (
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

type Loaded = NonNullable<ReturnType<typeof notificationsLoad.select>['data']>;
type Change = ReturnType<typeof changeNotificationLoad.select>;

/** A change answers with the whole list, which is newer than the one the page began with. */
function newest(
  loaded: Loaded,
  receivedAt = 0,
  { data, receivedAt: changedAt = 0 }: Change,
): Loaded {
  return data !== undefined && changedAt >= receivedAt ? data : loaded;
}
