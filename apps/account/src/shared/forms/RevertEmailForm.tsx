import { selectLocale, type Translate, useCommand } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { FormProblem, PasswordField, useForm } from '@tipmark/ui-kit/forms';
import { revertEmailCommand } from '../auth-commands.ts';
import { FormEnd } from './FormEnd.tsx';
import { formClass } from './form-class.ts';
import { checkFields, fieldChecks, passwordAdvice } from './form-words.ts';
import { useSentPlainly } from './use-sent-plainly.ts';
import { wrong } from './wrong.ts';

const FIELDS = ['password', 'passwordConfirmation'] as const;

/** The former address comes back together with a new password; also works without scripts. */
export function RevertEmailForm() {
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const locale = useSelector(selectLocale);
  const { hash = '' } = useParams();
  const form = useCommand(revertEmailCommand);
  const { search, wrong: refused } = useSentPlainly();
  const { errors, formProps } = useForm({
    check: (values) => ({
      ...(values['password'] !== values['passwordConfirmation'] && {
        passwordConfirmation: t('recoverPassword.differ'),
      }),
      ...checkFields(values, { password: fieldChecks.newPassword }, t),
    }),
    onSubmit: ({ password = '', passwordConfirmation = '' }) =>
      form.submit({ body: { revertHash: hash, password, passwordConfirmation } }),
    refused: form.error?.details,
  });
  if (form.state.status === 'succeeded' || search.get('done') === '1') {
    return (
      <output className={formClass}>
        <p>{t('revertEmail.done')}</p>
        <LinkButton kind="primary" href={href('login', {}, { locale })}>
          {t('login.submit')}
        </LinkButton>
      </output>
    );
  }
  const labels = {
    password: t('recoverPassword.password'),
    passwordConfirmation: t('recoverPassword.again'),
  };
  const plainly = {
    password: t('register.refusedPassword'),
    passwordConfirmation: t('recoverPassword.differ'),
  };
  return (
    <form {...formProps} action={href('revertEmail', { hash }, { locale })} className={formClass}>
      <p>{t('revertEmail.text')}</p>
      {FIELDS.map((name) => (
        <PasswordField
          key={name}
          name={name}
          label={labels[name]}
          autoComplete="new-password"
          showLabel={t('form.showPassword')}
          message={
            wrong(errors[name] ?? (refused.includes(name) ? plainly[name] : undefined)) ??
            (name === 'password' ? { tone: 'plain', text: passwordAdvice('', t) } : undefined)
          }
        />
      ))}
      <FormProblem text={refused.includes('form') ? t('revertEmail.refused') : undefined} />
      <FormEnd form={form} text={t('revertEmail.submit')} labels={labels} errors={errors} isPlain />
    </form>
  );
}
