import type { pageProfileNotifications, ReplyOf } from '@tipmark/contract';
import { useCommand } from '@tipmark/remote-kit';
import { Button } from '@tipmark/ui-kit';
import { TextField, useForm } from '@tipmark/ui-kit/forms';
import { editForm } from '../../../parts/forms/edit-class.ts';
import { FormEnd } from '../../../parts/forms/FormEnd.tsx';
import { wrong } from '../../../parts/forms/wrong.ts';
import { quietHoursCommand } from '../profile-commands.ts';
import type { EditProps } from './edit-props.ts';

const NIGHT = { from: '23:00', to: '08:00' } as const;

type Hours = Pick<ReplyOf<typeof pageProfileNotifications>, 'quietFrom' | 'quietTo'>;

/** Between two times of the day nothing is sent; what arrived meanwhile is sent afterwards. */
export function QuietHours({
  page: { reader },
  hours: { quietFrom, quietTo },
}: Pick<EditProps, 'page'> & { readonly hours: Hours }) {
  const { t } = reader;
  const form = useCommand(quietHoursCommand);
  const labels = { quietFrom: t('settings.quiet.from'), quietTo: t('settings.quiet.to') };
  const { errors, formProps } = useForm({
    check: ({ quietFrom: from = '', quietTo: to = '' }): Record<string, string> => ({
      ...(from === '' && { quietFrom: t('form.empty') }),
      ...(to === '' && { quietTo: t('form.empty') }),
      ...(from !== '' && from === to && { quietTo: t('settings.quiet.same') }),
    }),
    onSubmit: (values) =>
      form.submit({
        body: { quietFrom: values['quietFrom'] ?? null, quietTo: values['quietTo'] ?? null },
      }),
    refused: form.error?.details,
  });
  const isOn = quietFrom !== null && quietTo !== null;
  return (
    <section>
      <h3>{t('settings.quiet.title')}</h3>
      <p>
        {isOn ? t('settings.quiet.on', { from: quietFrom, to: quietTo }) : t('settings.quiet.off')}{' '}
        {t('settings.quiet.text')}
      </p>
      <form key={`${quietFrom}-${quietTo}`} {...formProps} className={editForm}>
        <TextField
          name="quietFrom"
          label={labels.quietFrom}
          type="time"
          defaultValue={quietFrom ?? NIGHT.from}
          required
          message={wrong(errors['quietFrom'])}
        />
        <TextField
          name="quietTo"
          label={labels.quietTo}
          type="time"
          defaultValue={quietTo ?? NIGHT.to}
          required
          message={wrong(errors['quietTo'])}
        />
        <FormEnd
          form={form}
          text={t('settings.quiet.save')}
          labels={labels}
          errors={errors}
          isPlain
        />
      </form>
      {isOn && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            form.submit({ body: { quietFrom: null, quietTo: null } });
          }}
        >
          <input type="hidden" name="quietEnd" value="1" />
          <Button type="submit" disabled={form.isSubmitting}>
            {t('settings.quiet.end')}
          </Button>
        </form>
      )}
    </section>
  );
}
