import type { CommandForm } from '@tipmark/remote-kit';
import { useState } from 'react';

interface SecondStep<Form> {
  readonly form: Form;
  readonly isCodeRequired: boolean;
}

/**
 * A sign-in whose account also needs a code: once a reply says so, the form has a field for it.
 * That reply is not reported as a failure: the field shows what to do.
 */
export function useSecondStep<Request, Result>(
  form: CommandForm<Request, Result>,
): SecondStep<CommandForm<Request, Result>> {
  const [isCodeRequired, setIsCodeWanted] = useState(false);
  const isAsking = form.error?.code === 'code_required';
  if (isAsking && !isCodeRequired) setIsCodeWanted(true);
  return { isCodeRequired, form: isAsking ? { ...form, error: undefined } : form };
}
