import type { Translate } from '@tipmark/remote-kit';
import { TextField, useForm } from '@tipmark/ui-kit/forms';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../forms/form-words.ts';
import { wrong } from '../../forms/wrong.ts';
import type { FormName } from '../../submission/submission-slice.ts';
import { useSubmission } from '../../submission/use-submission.ts';
import type { EditProps } from './EditPanel.tsx';
import { editForm } from './edit-class.ts';

interface FieldFormProps {
  readonly t: Translate;
  readonly form: FormName;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete: string;
  readonly check?: (value: string, t: Translate) => string | undefined;
}

/** One line that can be changed. */
function FieldForm({
  t,
  form: formName,
  name,
  label,
  hint,
  value,
  check,
  ...input
}: FieldFormProps) {
  const form = useSubmission(formName);
  const { errors, formProps } = useForm({
    check: (values) => (check ? checkFields(values, { [name]: check }, t) : {}),
    onSubmit: (values) => form.send({ [name]: values[name] ?? '' }),
    refused: form.refused,
  });
  return (
    <form {...formProps} className={editForm}>
      <TextField
        {...input}
        name={name}
        label={label}
        defaultValue={value}
        message={wrong(errors[name]) ?? { tone: 'plain', text: hint }}
      />
      <FormEnd form={form} text={t('button.save')} labels={{ [name]: label }} errors={errors} />
    </form>
  );
}

export const NameForm = ({ page: { reader }, profile }: EditProps) => (
  <FieldForm
    t={reader.t}
    form="userName"
    name="userName"
    label={reader.t('form.userName')}
    hint={reader.t('profile.edit.nameHint')}
    value={profile.name}
    autoComplete="nickname"
    check={fieldChecks.userName}
  />
);

export const EmailForm = ({ page: { reader }, profile }: EditProps) => (
  <FieldForm
    t={reader.t}
    form="email"
    name="email"
    label={reader.t('form.email')}
    hint={reader.t('profile.edit.emailHint')}
    value={profile.own?.email ?? ''}
    type="email"
    autoComplete="email"
    check={fieldChecks.email}
  />
);

export function TelegramForm({ page: { reader }, profile }: EditProps) {
  const { t } = reader;
  const waiting = profile.own?.telegramOnModeration ?? null;
  return (
    <>
      <FieldForm
        t={t}
        form="telegram"
        name="telegram"
        label={t('profile.edit.telegramLabel')}
        hint={t('profile.edit.telegramHint')}
        value={waiting ?? profile.telegram ?? ''}
        autoComplete="off"
      />
      {waiting !== null && <p>{t('profile.edit.telegramWaiting', { name: waiting })}</p>}
    </>
  );
}
