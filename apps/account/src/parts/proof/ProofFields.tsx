import { selectLocale, type Translate, useCommand } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button } from '@tipmark/ui-kit';
import { type FieldErrors, FormProblem, PasswordField, useIsHydrated } from '@tipmark/ui-kit/forms';
import { CodeField } from '../forms/CodeField.tsx';
import { useSentPlainly } from '../forms/use-sent-plainly.ts';
import { wrong } from '../forms/wrong.ts';
import { useProblemText } from '../page/use-problem-text.ts';
import { reauthCommand } from './proof-loads.ts';
import type { OwnerProof } from './use-owner-proof.ts';

interface ProofFieldsProps {
  readonly proof: OwnerProof;
  readonly errors: FieldErrors;
  readonly t: Translate;
}

/** A link by email instead of the password; without scripts the form itself requests it. */
function MailedLink({ proof, t }: Omit<ProofFieldsProps, 'errors'>) {
  const reauth = useCommand(reauthCommand);
  const problemText = useProblemText();
  const { search } = useSentPlainly();
  const isHydrated = useIsHydrated();
  if (reauth.state.status === 'succeeded' || search.get('mailed') === '1') {
    return <output>{t('settings.proof.mailed')}</output>;
  }
  return (
    <>
      <FormProblem text={reauth.error && problemText(reauth.error)} />
      <div>
        <Button
          isSmall
          // Enter in a field presses the first button that submits: that is not this one
          type={isHydrated ? 'button' : 'submit'}
          name="reauth"
          value="1"
          formNoValidate
          disabled={reauth.isSubmitting}
          onClick={(event) => {
            event.preventDefault();
            reauth.submit({ body: { edit: proof.edit } });
          }}
        >
          {t(proof.asksPassword ? 'settings.proof.mailInstead' : 'settings.proof.mail')}
        </Button>
      </div>
    </>
  );
}

/**
 * What proves the owner before something that a stranger with a signed-in device must not do: the
 * password or a mailed link, and the code of the app.
 */
export function ProofFields({ proof, errors, t }: ProofFieldsProps) {
  const { ways, authHash, asksPassword, asksCode, isStuck, labels } = proof;
  const locale = useSelector(selectLocale);
  const { wrong: refused } = useSentPlainly();
  const shown = (name: string) =>
    errors[name] ?? (refused.includes(name) ? t(`settings.proof.wrong-${name}`) : undefined);
  return (
    <>
      {authHash !== '' && (
        <>
          <input type="hidden" name="authHash" value={authHash} />
          <p>{t('settings.proof.byLink')}</p>
        </>
      )}
      {asksPassword && (
        <PasswordField
          name="password"
          label={labels['password'] ?? ''}
          autoComplete="current-password"
          showLabel={t('form.showPassword')}
          message={wrong(shown('password'))}
        />
      )}
      {authHash === '' && refused.includes('authHash') && (
        <FormProblem text={t('settings.proof.wrong-authHash')} />
      )}
      {isStuck && (
        <p>
          {t(ways.canMail ? 'settings.proof.noPassword' : 'settings.proof.signInAgain')}{' '}
          {ways.canSignInAgain && (
            <a href={href('login', {}, { locale })}>{t('settings.proof.toSignIn')}</a>
          )}
        </p>
      )}
      {authHash === '' && (asksPassword || isStuck) && ways.canMail && (
        <MailedLink proof={proof} t={t} />
      )}
      {asksCode && <CodeField label={labels['code'] ?? ''} error={shown('code')} />}
    </>
  );
}
