import type { CommandForm, Translate } from '@tipmark/remote-kit';
import { useForm } from '@tipmark/ui-kit/forms';
import { CodeField } from '../../../../shared/forms/CodeField.tsx';
import { FormEnd } from '../../../../shared/forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../../../shared/forms/form-words.ts';
import { OwnPassword } from '../../../../shared/forms/OwnPassword.tsx';
import { editForm } from '../edit-class.ts';

/** A command with this body, as `useForm` submits it. */
export interface TwoStepFormProps<Body> {
  readonly form: Pick<
    CommandForm<{ readonly body: Body }, unknown>,
    'error' | 'isSubmitting' | 'submit' | 'reset'
  >;
  readonly t: Translate;
}

/**
 * The password first: a stranger with a signed-in device must not be able to lock its owner out.
 */
export function StartForm({ form, t }: TwoStepFormProps<{ password: string }>) {
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, { password: fieldChecks.present }, t),
    onSubmit: ({ password = '' }) => form.submit({ body: { password } }),
    refused: form.error?.details,
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

interface ProvedFormProps extends TwoStepFormProps<{ password: string; code: string }> {
  /** Text of the button. */
  readonly text: string;
}

/** What both steps require: the password and a code. */
export function ProvedForm({ form, text, t }: ProvedFormProps) {
  const checks = { password: fieldChecks.present, code: fieldChecks.present };
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, checks, t),
    onSubmit: ({ password = '', code = '' }) => form.submit({ body: { password, code } }),
    refused: form.error?.details,
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
