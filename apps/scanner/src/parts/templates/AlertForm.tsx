import type { SentNotificationParams } from '@tipmark/contract';
import {
  ALERT_CHANNEL,
  ALERT_FREQUENCY,
  type AlertChannel,
  type AlertFrequency,
} from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { choiceOf } from '@tipmark/match-features/lists';
import { failureMessage } from '@tipmark/remote-kit';
import { Button, Checkbox } from '@tipmark/ui-kit';
import { FilterField } from '@tipmark/ui-kit/filters';
import { FormProblem, SubmitButton, TextField, useForm } from '@tipmark/ui-kit/forms';
import { useState } from 'react';
import type { TemplateCalls } from './template-calls.ts';
import type { Template } from './template-list.ts';
import { useWrite } from './use-write.ts';

interface AlertFormProps {
  readonly calls: Pick<TemplateCalls<never>, 'notify' | 'changeNotification' | 'stopNotification'>;
  readonly template: Pick<Template<unknown>, 'id' | 'name' | 'notificationParams'>;
  readonly reader: Reader;
}

const DEFAULTS = {
  channel: ALERT_CHANNEL.email,
  frequency: ALERT_FREQUENCY.hourly,
  quietFrom: null,
  quietTo: null,
  isActive: true,
} as const;
const QUIET = ['quietFrom', 'quietTo'] as const;

/** Errors of a quiet time: there are both ends or none; each is a field of times. */
function checkQuiet(values: Readonly<Record<string, string>>, t: Reader['t']) {
  const [from = '', to = ''] = QUIET.map((name) => (values[name] ?? '').trim());
  const wrong: Record<string, string> = {};
  if (from === '' && to !== '') wrong['quietFrom'] = t('alerts.bothTimes');
  if (from !== '' && to === '') wrong['quietTo'] = t('alerts.bothTimes');
  return wrong;
}

/** Writes of a template's alerts as one: each clears the outcome of the one before. */
function useAlertWrites(calls: AlertFormProps['calls'], id: number) {
  const { notify, changeNotification, stopNotification } = calls;
  const saving = [useWrite(notify), useWrite(changeNotification)];
  const stopped = useWrite(stopNotification);
  const writes = [...saving, stopped];
  const failed = writes.map(({ state }) => state).find(({ status }) => status === 'failed');
  const { dispatch } = stopped;
  const segments = { id };
  const begin = () => {
    for (const command of [notify, changeNotification, stopNotification]) dispatch(command.reset());
  };
  return {
    isBusy: writes.some((write) => write.isBusy),
    isSaved: saving.some(({ state }) => state.status === 'succeeded'),
    isStopped: stopped.state.status === 'succeeded',
    problem: failed?.status === 'failed' ? failed.error : undefined,
    save: (body: SentNotificationParams, isNew: boolean) => {
      begin();
      dispatch((isNew ? notify : changeNotification).submitted({ segments, body }));
    },
    stop: () => {
      begin();
      dispatch(stopNotification.submitted({ segments }));
    },
  };
}

/** How a template notifies of new finds: created, changed, paused and stopped. */
export const AlertForm = ({ calls, template, reader }: AlertFormProps) => {
  const { t, locale } = reader;
  const known = template.notificationParams;
  const { channel: ofChannel, frequency: ofFrequency, ...others } = known ?? DEFAULTS;
  const [channel, setChannel] = useState<AlertChannel>(ofChannel);
  const [frequency, setFrequency] = useState<AlertFrequency>(ofFrequency);
  const [isActive, setActive] = useState(others.isActive);
  const { isBusy, isSaved, isStopped, problem, save, stop } = useAlertWrites(calls, template.id);
  const { errors, formProps } = useForm({
    check: (values) => checkQuiet(values, t),
    onSubmit: (values) => {
      const [quietFrom = null, quietTo = null] = QUIET.map((name) => values[name]?.trim() || null);
      save({ channel, frequency, quietFrom, quietTo, isActive }, !known);
    },
    refused: problem?.details,
  });
  const choices = [
    alertChoice('channel', channel, Object.values(ALERT_CHANNEL), t),
    alertChoice('frequency', frequency, Object.values(ALERT_FREQUENCY), t),
  ] as const;
  return (
    <form {...formProps}>
      <p>{t('alerts.about', { name: template.name })}</p>
      <FilterField
        {...choices[0]}
        onChoose={(value) => setChannel(Number(value) as AlertChannel)}
      />
      <FilterField
        {...choices[1]}
        onChoose={(value) => setFrequency(Number(value) as AlertFrequency)}
      />
      <div className="quiet">
        {QUIET.map((name) => (
          <TextField
            key={name}
            name={name}
            type="time"
            label={t(`alerts.${name}`)}
            defaultValue={others[name] ?? ''}
            autoComplete="off"
            message={errors[name] === undefined ? undefined : { tone: 'wrong', text: errors[name] }}
          />
        ))}
      </div>
      <Checkbox name="isActive" isOn={isActive} onChange={setActive}>
        {t('alerts.isActive')}
      </Checkbox>
      <p>{t('alerts.rule')}</p>
      <FormProblem text={problemText(errors, problem, { t, locale })} />
      {(isSaved || isStopped) && (
        <output>{t(isStopped ? 'alerts.stopped' : 'alerts.saved')}</output>
      )}
      <div className="ways">
        <SubmitButton
          text={t(known ? 'alerts.change' : 'alerts.make')}
          busyText={t('templates.saving')}
          isBusy={isBusy}
        />
        {known && (
          <Button disabled={isBusy} onClick={stop}>
            {t('alerts.stop')}
          </Button>
        )}
      </div>
    </form>
  );
};

const alertChoice = (name: string, value: number, values: readonly number[], t: Reader['t']) =>
  choiceOf({
    name,
    label: t(`alerts.${name}`),
    value,
    values,
    textOf: (one) => t(`alerts.${name}-${one}`),
  });

/** The error of the whole form: of fields that show none of their own, or of no field. */
function problemText(
  errors: Readonly<Record<string, string>>,
  problem: Parameters<typeof failureMessage>[0] | undefined,
  { t, locale }: Pick<Reader, 't' | 'locale'>,
): string | undefined {
  const others = Object.entries(errors).filter(([name]) => !QUIET.some((field) => field === name));
  const why =
    problem && Object.keys(errors).length === 0
      ? failureMessage(problem, { locale })
      : others.map(([, text]) => text).join(', ');
  return why === '' ? undefined : t('alerts.notSaved', { why });
}
