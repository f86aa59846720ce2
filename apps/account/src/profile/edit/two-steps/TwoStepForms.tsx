import type { Translate } from '@tipmark/remote-kit';
import { PasswordField, useForm } from '@tipmark/ui-kit/forms';
import { CodeField } from '../../../forms/CodeField.tsx';
import { FormEnd } from '../../../forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../../forms/form-words.ts';
import { wrong } from '../../../forms/wrong.ts';
import type { useSubmission } from '../../../submission/use-submission.ts';
import { editForm } from '../edit-class.ts';

export interface TwoStepFormProps {
  readonly form: ReturnType<typeof useSubmission>;
  readonly t: Translate;
}

interface OwnPasswordProps {
  readonly t: Translate;
  readonly error: string | undefined;
}

const OwnPassword = ({ t, error }: OwnPasswordProps) => (
  <PasswordField
    name="password"
    label={t('form.password')}
    autoComplete="current-password"
    showLabel={t('form.showPassword')}
    message={wrong(error)}
  />
);

/** The password first: who finds a device signed in must not be able to lock its owner out. */
export function StartForm({ form, t }: TwoStepFormProps) {
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, { password: fieldChecks.present }, t),
    onSubmit: ({ password }) => form.send({ password }),
    refused: form.refused,
  });
  return (
    <form {...formProps} className={editForm}>
      <OwnPassword t={t} error={errors['password']} />
      <FormEnd
        form={form}
        text={t('profile.twoSteps.start')}
        labels={{ password: t('form.password') }}
      />
    </form>
  );
}

export function EndForm({ form, t }: TwoStepFormProps) {
  const checks = { password: fieldChecks.present, code: fieldChecks.present };
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, checks, t),
    onSubmit: ({ password, code }) => form.send({ password, code }),
    refused: form.refused,
  });
  const labels = { password: t('form.password'), code: t('form.code') };
  return (
    <form {...formProps} className={editForm}>
      <OwnPassword t={t} error={errors['password']} />
      <CodeField label={labels.code} error={errors['code']} />
      <FormEnd form={form} text={t('profile.twoSteps.end')} labels={labels} />
    </form>
  );
}
