import { type ApiFailure, failureMessage, selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useNavigate } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useEffect } from 'react';
import {
  type CameFrom,
  type FormName,
  selectSubmission,
  submissionLeft,
  submitted,
} from './submission-slice.ts';

/** Sends a form and tells how it went; a form that is done goes on to where it leads. */
export function useSubmission(form: FormName) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const submission = useSelector(selectSubmission(form));
  const outcome = submission.status === 'done' ? submission.outcome : undefined;

  useEffect(() => () => dispatch(submissionLeft(form)), [dispatch, form]);
  useEffect(() => {
    if (!outcome?.address) return;
    void navigate(outcome.address);
  }, [navigate, outcome]);

  return {
    submission,
    isSending: submission.status === 'sending' || Boolean(outcome?.address),
    refused: submission.status === 'failed' ? (submission.failure.details ?? undefined) : undefined,
    send: (body: Readonly<Record<string, unknown>>, from?: CameFrom) =>
      dispatch(submitted(form, body, from)),
    giveUp: () => dispatch(submissionLeft(form)),
  };
}

/**
 * What a failure says: each field's words behind its label, joined; else the failure's own words.
 */
export function useProblemText() {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  return (failure: ApiFailure, labels: Readonly<Record<string, string>> = {}): string => {
    const details = Object.entries(failure.details ?? {}).map(([field, message]) => {
      const label = labels[field];
      return [field, label ? t('error.labelled', { label, message }) : message] as const;
    });
    const named = {
      ...failure,
      ...(details.length > 0 && { details: Object.fromEntries(details) }),
    };
    return failureMessage(named, { locale });
  };
}
