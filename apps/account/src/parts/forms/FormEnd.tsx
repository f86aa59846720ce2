import { SLOW_REQUEST_MS } from '@tipmark/domain';
import type { ApiFailure, CommandForm } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { Button } from '@tipmark/ui-kit';
import { type FieldErrors, FormProblem, SubmitButton } from '@tipmark/ui-kit/forms';
import { useEffect, useState } from 'react';
import { useProblemText } from '../page/use-problem-text.ts';

function SlowAnswer({ onGiveUp }: { readonly onGiveUp: () => void }) {
  const { t } = useTranslation('common');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_REQUEST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <output>
      {t('state.takingLonger')} <Button onClick={onGiveUp}>{t('button.cancel')}</Button>
    </output>
  );
}

export interface FormEndProps {
  readonly form: Pick<CommandForm<never, unknown>, 'error' | 'isSubmitting' | 'reset'>;
  readonly text: string;
  /** Names of the fields, for the server's messages about them. */
  readonly labels: Readonly<Record<string, string>>;
  /** Current errors of the fields. */
  readonly errors: FieldErrors;
  /** Without scripts the form is sent to its page, which replies to it. */
  readonly isPlain?: boolean;
}

/** A failure without the fields that were changed since; once none is left it is cleared. */
function standing(failure: ApiFailure, errors: FieldErrors): ApiFailure | undefined {
  const details = Object.entries(failure.details ?? {});
  if (details.length === 0) return failure;
  const left = details.filter(([field]) => Object.hasOwn(errors, field));
  return left.length > 0 ? { ...failure, details: Object.fromEntries(left) } : undefined;
}

/** The end of every form: the error, the button, and a way out of a long wait. */
export function FormEnd({ form, text, labels, errors, isPlain = false }: FormEndProps) {
  const { error, isSubmitting, reset } = form;
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const failure = error && standing(error, errors);
  return (
    <>
      <FormProblem text={failure && problemText(failure, labels)} />
      <SubmitButton
        text={text}
        busyText={t('form.sending')}
        isBusy={isSubmitting}
        isPlain={isPlain}
      />
      {isSubmitting && <SlowAnswer onGiveUp={reset} />}
      {!isPlain && <noscript>{t('form.noScripts')}</noscript>}
    </>
  );
}
