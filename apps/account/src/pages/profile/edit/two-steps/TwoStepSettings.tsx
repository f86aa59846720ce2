import { LoadPart } from '@tipmark/match-features';
import {
  type CommandForm,
  type CommandState,
  type HostState,
  useCommand,
} from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button } from '@tipmark/ui-kit';
import { useState } from 'react';
import { settings } from '../../../../parts/forms/edit-class.ts';
import {
  type ProofBody,
  ProvedForm,
  type ProvedFormProps,
} from '../../../../parts/proof/ProvedForm.tsx';
import {
  totpConfirmCommand,
  totpEndCommand,
  totpRenewCommand,
  totpStartCommand,
} from '../../profile-commands.ts';
import { totpLoad } from '../../profile-loads.ts';
import type { EditProps } from '../edit-props.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const resultOf = <Result,>(state: CommandState<Result>): Result | undefined =>
  state.status === 'succeeded' ? state.result : undefined;

interface TwoStepFormProps extends Pick<ProvedFormProps, 'text' | 't' | 'plain' | 'hasOutcome'> {
  readonly form: CommandForm<{ readonly body: ProofBody }, unknown>;
}

const TwoStepForm = ({ form, ...shown }: TwoStepFormProps) => (
  <ProvedForm {...shown} edit="twoSteps" form={form} onSubmit={(body) => form.submit({ body })} />
);

/**
 * A code of an authenticator app at every sign-in: on, off, and recovery codes. Secrets and
 * recovery codes are shown once and never stand in an address, so the forms that create them need
 * scripts.
 */
export function TwoStepSettings({ page: { reader, dispatch } }: EditProps) {
  const { t } = reader;
  const load = useSelector((state: HostState) => totpLoad.select(state));
  const start = useCommand(totpStartCommand);
  const confirm = useCommand(totpConfirmCommand);
  const renew = useCommand(totpRenewCommand);
  const end = useCommand(totpEndCommand);
  const [isRenewing, setIsRenewing] = useState(false);
  const renewed = resultOf(renew.state);
  const issued = resultOf(confirm.state) ?? renewed;
  if (issued !== undefined) {
    const done = () => {
      for (const { reset } of [start, confirm, renew, end]) reset();
      setIsRenewing(false);
    };
    return <RecoveryCodes {...issued} isFirst={renewed === undefined} t={t} onSaved={done} />;
  }
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('settings.twoSteps.failed')}
      onRetry={() => dispatch(totpLoad.requested({}))}
    >
      {({ isOn, recoveryCodesLeft }) => {
        const shown = resultOf(start.state);
        return (
          <div className={settings}>
            {isOn && (
              <>
                <p>{t('settings.twoSteps.on', { count: recoveryCodesLeft })}</p>
                {isRenewing && <p>{t('settings.twoSteps.renewText')}</p>}
                {isRenewing ? (
                  <TwoStepForm key="renew" form={renew} text={t('settings.twoSteps.issue')} t={t} />
                ) : (
                  <TwoStepForm
                    key="end"
                    form={end}
                    plain={{ intent: 'end' }}
                    hasOutcome
                    text={t('settings.twoSteps.end')}
                    t={t}
                  />
                )}
                <div>
                  <Button onClick={() => setIsRenewing(!isRenewing)}>
                    {t(isRenewing ? 'common:button.cancel' : 'settings.twoSteps.renew')}
                  </Button>
                </div>
              </>
            )}
            {!isOn && shown !== undefined && <ConfirmForm form={confirm} shown={shown} t={t} />}
            {!isOn && shown === undefined && (
              <>
                {resultOf(end.state) !== undefined && (
                  <output>{t('settings.twoSteps.ended')}</output>
                )}
                <p>{t('settings.twoSteps.off')}</p>
                <TwoStepForm key="start" form={start} text={t('settings.twoSteps.start')} t={t} />
              </>
            )}
          </div>
        );
      }}
    </LoadPart>
  );
}
