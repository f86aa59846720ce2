import { LoadPart } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { useSubmission } from '../../../submission/use-submission.ts';
import { totpLoad } from '../../profile-loads.ts';
import type { EditProps } from '../EditPanel.tsx';
import { settings } from '../edit-class.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { EndForm, StartForm } from './TwoStepForms.tsx';

type Form = ReturnType<typeof useSubmission>;

const replyOf = ({ submission }: Form): unknown =>
  submission.status === 'done' ? submission.outcome.reply : undefined;

/** A code of an authenticator app at every sign-in: whether it is asked for, on and off. */
export function TwoStepSettings({ page: { reader, dispatch } }: EditProps) {
  const { t } = reader;
  const load = useSelector((state: HostState) => totpLoad.select(state));
  const start = useSubmission('totpStart');
  const confirm = useSubmission('totpConfirm');
  const end = useSubmission('totpEnd');
  const told = replyOf(confirm);
  if (told !== undefined) {
    const done = () => {
      confirm.giveUp();
      start.giveUp();
      end.giveUp();
    };
    return <RecoveryCodes told={told} t={t} onKept={done} />;
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
                <EndForm form={end} t={t} />
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
