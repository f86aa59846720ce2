import type { SentNotificationParams } from '@tipmark/contract';
import {
  ALERT_CHANNEL,
  ALERT_FREQUENCY,
  type AlertChannel,
  type AlertFrequency,
  minutesOfDay,
} from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
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

/** Errors of a quiet time: each end is a time of day, and there are both or none. */
function checkQuiet(values: Readonly<Record<string, string>>, t: Reader['t']) {
  const [from = '', to = ''] = QUIET.map((name) => (values[name] ?? '').trim());
  const wrong: Record<string, string> = {};
  if (from !== '' && minutesOfDay(from) === undefined) wrong['quietFrom'] = t('alerts.noTime');
  if (to !== '' && minutesOfDay(to) === undefined) wrong['quietTo'] = t('alerts.noTime');
  if (from === '' && to !== '') wrong['quietFrom'] = t('alerts.bothTimes');
  if (from !== '' && to === '') wrong['quietTo'] = t('alerts.bothTimes');
  return wrong;
}

/** How a template notifies of new finds: created, changed, paused and stopped. */
export const AlertForm = ({ calls, template, reader }: AlertFormProps) => {
  const { t, locale } = reader;
  const known = template.notificationParams;
  const { channel: ofChannel, frequency: ofFrequency, ...others } = known ?? DEFAULTS;
  const [channel, setChannel] = useState<AlertChannel>(ofChannel);
  const [frequency, setFrequency] = useState<AlertFrequency>(ofFrequency);
  const [isActive, setActive] = useState(others.isActive);
  const made = useWrite(calls.notify);
  const changed = useWrite(calls.changeNotification);
  const stopped = useWrite(calls.stopNotification);
  const { dispatch } = made;
  const writes = [made, changed, stopped];
  const isBusy = writes.some((write) => write.isBusy);
  const failed = writes.map(({ state }) => state).find(({ status }) => status === 'failed');
  const problem = failed?.status === 'failed' ? failed.error : undefined;
  const segments = { id: template.id };
  const forget = () => {
    for (const command of [calls.notify, calls.changeNotification, calls.stopNotification])
      dispatch(command.reset());
  };
  const { errors, formProps } = useForm({
    check: (values) => checkQuiet(values, t),
    onSubmit: (values) => {
      const body: SentNotificationParams = {
        channel,
        frequency,
        quietFrom: values['quietFrom']?.trim() || null,
        quietTo: values['quietTo']?.trim() || null,
        isActive,
      };
      forget();
      dispatch((known ? calls.changeNotification : calls.notify).submitted({ segments, body }));
    },
    refused: problem?.details,
  });
  const unplaced = Object.entries(errors).flatMap(([name, text]) =>
    QUIET.some((field) => field === name) ? [] : [text],
  );
  const isSaved = [made, changed].some(({ state }) => state.status === 'succeeded');
  const isStopped = stopped.state.status === 'succeeded';
  const whole =
    problem && Object.keys(errors).length === 0
      ? failureMessage(problem, { locale })
      : unplaced.join(', ');
  return (
    <form {...formProps}>
      <p>{t('alerts.about', { name: template.name })}</p>
      <FilterField
        label={t('alerts.channel')}
        name="channel"
        value={String(channel)}
        options={Object.values(ALERT_CHANNEL).map((value) => ({
          value: String(value),
          text: t(`alerts.channel-${value}`),
        }))}
        onChoose={(value) => setChannel(Number(value) as AlertChannel)}
      />
      <FilterField
        label={t('alerts.frequency')}
        name="frequency"
        value={String(frequency)}
        options={Object.values(ALERT_FREQUENCY).map((value) => ({
          value: String(value),
          text: t(`alerts.frequency-${value}`),
        }))}
        onChoose={(value) => setFrequency(Number(value) as AlertFrequency)}
      />
      {QUIET.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`alerts.${name}`)}
          defaultValue={others[name] ?? ''}
          placeholder="22:00"
          maxLength={5}
          autoComplete="off"
          message={errors[name] === undefined ? undefined : { tone: 'wrong', text: errors[name] }}
        />
      ))}
      <Checkbox name="isActive" isOn={isActive} onChange={setActive}>
        {t('alerts.isActive')}
      </Checkbox>
      <p>{t('alerts.rule')}</p>
      <FormProblem text={whole === '' ? undefined : t('alerts.notSaved', { why: whole })} />
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
          <Button
            disabled={isBusy}
            onClick={() => {
              forget();
              dispatch(calls.stopNotification.submitted({ segments }));
            }}
          >
            {t('alerts.stop')}
          </Button>
        )}
      </div>
    </form>
  );
};
