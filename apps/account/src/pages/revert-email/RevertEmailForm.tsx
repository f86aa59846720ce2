import { selectLocale, type Translate, useCommand } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { LinkButton } from '@tipmark/ui-kit';
import { FormProblem, useForm } from '@tipmark/ui-kit/forms';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { formClass } from '../../parts/forms/form-class.ts';
import {
  checkNewPassword,
  NewPasswordFields,
  newPasswordLabels,
} from '../../parts/forms/NewPasswordFields.tsx';
import { useSentPlainly } from '../../parts/forms/use-sent-plainly.ts';
import { revertEmailCommand } from './revert-email-command.ts';

const NAMES = ['password', 'passwordConfirmation'] as const;

/** The former address comes back together with a new password; also works without scripts. */
export function RevertEmailForm() {
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const locale = useSelector(selectLocale);
  const { hash = '' } = useParams();
  const form = useCommand(revertEmailCommand);
  const { search, wrong: refused } = useSentPlainly();
  const { errors, formProps } = useForm({
    check: (values) => checkNewPassword(values, NAMES, t),
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
  return (
    <form {...formProps} action={href('revertEmail', { hash }, { locale })} className={formClass}>
      <p>{t('revertEmail.text')}</p>
      <NewPasswordFields names={NAMES} errors={errors} t={t} />
      <FormProblem text={refused.includes('form') ? t('revertEmail.refused') : undefined} />
      <FormEnd
        form={form}
        text={t('revertEmail.submit')}
        labels={newPasswordLabels(NAMES, t)}
        errors={errors}
        isPlain
      />
    </form>
  );
}
