import type { HostState } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button, Switch } from '@tipmark/ui-kit';
import { TextField } from '@tipmark/ui-kit/forms';
import { useState } from 'react';
import { settings } from '../../../parts/forms/edit-class.ts';
import { useProblemText } from '../../../parts/page/use-problem-text.ts';
import { changeProfileCommand } from '../profile-commands.ts';
import type { EditProps } from './edit-props.ts';

/** Only leading cappers may delay tips; one who no longer leads can still turn it off. */
function DelaySwitch({ page: { reader, dispatch }, profile }: EditProps) {
  const isDelaying = profile.own?.isDelayingTips === true;
  if (!profile.statistics?.isPremiumCapper && !isDelaying) return null;
  const segments = { userUrl: profile.url };
  return (
    <>
      <Switch
        name="is_delay_enabled"
        isOn={isDelaying}
        onChange={(is_delay_enabled) =>
          dispatch(
            changeProfileCommand.submitted({
              segments,
              body: { is_delay: true, is_delay_enabled },
            }),
          )
        }
      >
        {reader.t('settings.privacy.delay')}
      </Switch>
      <p>{reader.t('settings.privacy.delayText')}</p>
    </>
  );
}

/** Who may see the statistics, and a reset whose date everybody sees. */
export function PrivacySettings({ page, profile }: EditProps) {
  const { reader, dispatch } = page;
  const { t, locale, timeZone } = reader;
  const problemText = useProblemText();
  const change = useSelector((state: HostState) => changeProfileCommand.select(state));
  const [typed, setTyped] = useState('');
  const segments = { userUrl: profile.url };
  const reset = changeProfileCommand.submitted({ segments, body: { is_reset: true } });
  const isBusy = change.status === 'submitting';
  const canResetAt = profile.own?.canResetAt ?? null;
  const isConfirmed = typed.trim() === profile.name;
  return (
    <div className={settings}>
      {change.status === 'failed' && <p role="alert">{problemText(change.error)}</p>}
      <Switch
        name="is_privacy_enabled"
        isOn={profile.isPrivateStats}
        onChange={(is_privacy_enabled) =>
          dispatch(
            changeProfileCommand.submitted({
              segments,
              body: { is_privacy: true, is_privacy_enabled },
            }),
          )
        }
      >
        {t('settings.privacy.hide')}
      </Switch>
      <p>{t('settings.privacy.text')}</p>
      <DelaySwitch page={page} profile={profile} />
      <section>
        <h3>{t('settings.privacy.reset')}</h3>
        <p>{t('settings.privacy.resetText')}</p>
        {canResetAt === null ? (
          <>
            <TextField
              name="confirmReset"
              label={t('settings.privacy.confirm', { name: profile.name })}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <Button disabled={!isConfirmed || isBusy} onClick={() => dispatch(reset)}>
                {t('settings.privacy.resetButton')}
              </Button>
            </div>
          </>
        ) : (
          <p>{t('settings.privacy.tooSoon', { date: formatDate(canResetAt, locale, timeZone) })}</p>
        )}
        {change.status === 'succeeded' && change.subject === 'reset' && (
          <output>{t('settings.privacy.resetDone')}</output>
        )}
      </section>
    </div>
  );
}
