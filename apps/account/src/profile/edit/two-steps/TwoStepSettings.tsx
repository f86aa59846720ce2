import { LoadPart } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button } from '@tipmark/ui-kit';
import { useState } from 'react';
import { useSubmission } from '../../../submission/use-submission.ts';
import { totpLoad } from '../../profile-loads.ts';
import type { EditProps } from '../EditPanel.tsx';
import { settings } from '../edit-class.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ProvedForm, StartForm } from './TwoStepForms.tsx';

type Form = ReturnType<typeof useSubmission>;

const replyOf = ({ submission }: Form): unknown =>
  submission.status === 'done' ? submission.outcome.reply : undefined;

/** A code of an authenticator app at every sign-in: on, off, and codes for when the app is away. */
export function TwoStepSettings({ page: { reader, dispatch } }: EditProps) {
  const { t } = reader;
  const load = useSelector((state: HostState) => totpLoad.select(state));
  const start = useSubmission('totpStart');
  const confirm = useSubmission('totpConfirm');
  const renew = useSubmission('totpRenew');
  const end = useSubmission('totpEnd');
  const [isRenewing, setIsRenewing] = useState(false);
  const told = replyOf(confirm) ?? replyOf(renew);
  if (told !== undefined) {
    const done = () => {
      for (const form of [start, confirm, renew, end]) form.giveUp();
      setIsRenewing(false);
    };
    return <RecoveryCodes told={told} isFirst={replyOf(renew) === undefined} t={t} onKept={done} />;
  }
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('profile.twoSteps.failed')}
      onRetry={() => dispatch(totpLoad.requested({}))}
    >
      {({ isOn, recoveryCodesLeft }) => {
        const shown = replyOf(start);
        return (
          <div className={settings}>
            {isOn && (
              <>
                <p>{t('profile.twoSteps.on', { count: recoveryCodesLeft })}</p>
                {isRenewing && <p>{t('profile.twoSteps.renewText')}</p>}
                {isRenewing ? (
                  <ProvedForm key="renew" form={renew} text={t('profile.twoSteps.issue')} t={t} />
                ) : (
                  <ProvedForm key="end" form={end} text={t('profile.twoSteps.end')} t={t} />
                )}
                <div>
                  <Button onClick={() => setIsRenewing(!isRenewing)}>
                    {t(isRenewing ? 'common:button.cancel' : 'profile.twoSteps.renew')}
                  </Button>
                </div>
              </>
            )}
            {!isOn && shown !== undefined && <ConfirmForm form={confirm} shown={shown} t={t} />}
            {!isOn && shown === undefined && (
              <>
                {replyOf(end) !== undefined && <output>{t('profile.twoSteps.ended')}</output>}
                <p>{t('profile.twoSteps.off')}</p>
                <StartForm form={start} t={t} />
              </>
            )}
          </div>
        );
      }}
    </LoadPart>
  );
}
