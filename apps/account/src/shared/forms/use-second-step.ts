import type { CommandForm } from '@tipmark/remote-kit';
import { useState } from 'react';

interface SecondStep<Form> {
  readonly form: Form;
  readonly isCodeWanted: boolean;
}

/**
 * A sign-in whose account wants a code, too: from the first answer that says so on, the form has a
 * field for it. That answer is no failure to report: the field says what to do.
 */
export function useSecondStep<Request, Result>(
  form: CommandForm<Request, Result>,
): SecondStep<CommandForm<Request, Result>> {
  const [isCodeWanted, setIsCodeWanted] = useState(false);
  const isAsking = form.error?.code === 'code_required';
  if (isAsking && !isCodeWanted) setIsCodeWanted(true);
  return { isCodeWanted, form: isAsking ? { ...form, error: undefined } : form };
}
