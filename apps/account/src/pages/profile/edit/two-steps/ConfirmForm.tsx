import type { confirmAccountTotp, ReplyOf, RequestOf, startAccountTotp } from '@tipmark/contract';
import type { CommandForm, Translate } from '@tipmark/remote-kit';
import { css } from '@tipmark/ui-kit';
import { TextField, useForm } from '@tipmark/ui-kit/forms';
import { font, radius, weight } from '@tipmark/ui-kit/style-values';
import { editForm } from '../../../../parts/forms/edit-class.ts';
import { FormEnd } from '../../../../parts/forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../../../parts/forms/field-checks.ts';
import { wrong } from '../../../../parts/forms/wrong.ts';

const image = css`
  display: block;
  width: 200px;
  height: 200px;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
`;

const keyClass = css`
  font: ${weight.medium} ${font.body}/22px ui-monospace, monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;

const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface ConfirmFormProps {
  readonly form: CommandForm<RequestOf<typeof confirmAccountTotp>, unknown>;
  readonly t: Translate;
  readonly shown: ReplyOf<typeof startAccountTotp>;
}

/** The secret as an image, a link and text, and its first code. */
export function ConfirmForm({ form, shown, t }: ConfirmFormProps) {
  const { secret, uri, qr } = shown;
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, { code: fieldChecks.present }, t),
    onSubmit: ({ code = '' }) => form.submit({ body: { code } }),
    refused: form.error?.details,
  });
  const label = t('settings.twoSteps.code');
  return (
    <form {...formProps} className={editForm}>
      <p>{t('settings.twoSteps.scan')}</p>
      <img
        className={image}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        width="200"
        height="200"
        alt={t('settings.twoSteps.qr')}
      />
      <p>
        {t('settings.twoSteps.manual')} <code className={keyClass}>{inGroups(secret)}</code>
      </p>
      <p>
        <a href={uri}>{t('settings.twoSteps.open')}</a>
      </p>
      <TextField
        name="code"
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        message={wrong(errors['code'])}
      />
      <FormEnd
        form={form}
        text={t('settings.twoSteps.confirm')}
        labels={{ code: label }}
        errors={errors}
      />
    </form>
  );
}
