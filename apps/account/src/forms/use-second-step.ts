import { useState } from 'react';
import type { Submission } from '../submission/submission-slice.ts';
import type { useSubmission } from '../submission/use-submission.ts';

type Form = ReturnType<typeof useSubmission>;

const isWanted = (submission: Submission): boolean =>
  submission.status === 'failed' && submission.failure.code === 'code_required';

/**
 * A sign-in whose account wants a code, too: from the first answer that says so on, the form has a
 * field for it. That answer is no failure to tell of: the field says what to do.
 */
export function useSecondStep(form: Form): { readonly form: Form; readonly isCodeWanted: boolean } {
  const [isCodeWanted, setIsCodeWanted] = useState(false);
  const isAsking = isWanted(form.submission);
  if (isAsking && !isCodeWanted) setIsCodeWanted(true);
  return {
    isCodeWanted,
    form: isAsking ? { ...form, submission: { status: 'idle' } } : form,
  };
}
