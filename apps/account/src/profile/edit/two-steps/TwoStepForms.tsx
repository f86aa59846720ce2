import type { Translate } from '@tipmark/remote-kit';
import { useForm } from '@tipmark/ui-kit/forms';
import { CodeField } from '../../../forms/CodeField.tsx';
import { FormEnd } from '../../../forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../../forms/form-words.ts';
import { OwnPassword } from '../../../forms/OwnPassword.tsx';
import type { useSubmission } from '../../../submission/use-submission.ts';
import { editForm } from '../edit-class.ts';

export interface TwoStepFormProps {
  readonly form: ReturnType<typeof useSubmission>;
  readonly t: Translate;
}

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
        errors={errors}
      />
    </form>
  );
}

interface ProvedFormProps extends TwoStepFormProps {
  /** On the button. */
  readonly text: string;
}

/** What both steps guard: the password and a code. */
export function ProvedForm({ form, text, t }: ProvedFormProps) {
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
      <FormEnd form={form} text={text} labels={labels} errors={errors} />
    </form>
  );
}
