import type { Load } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import type { FieldMessage } from '@tipmark/ui-kit/forms';
import { useEffect, useState } from 'react';

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 400;

interface Verdict {
  readonly isFree: boolean;
  readonly isValid: boolean;
}

/**
 * Asks the server about what is typed once the visitor pauses; a later question cancels the earlier
 * one, and an answer counts only for the value it was asked about.
 */
export function useInlineCheck(
  load: Load,
  requestOf: (value: string) => unknown,
  isWorthAsking: (value: string) => boolean,
): { readonly onValue: (value: string) => void; readonly message: FieldMessage | undefined } {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [value, setValue] = useState('');
  const question = isWorthAsking(value) ? load.requested(requestOf(value) as never) : undefined;
  const key = question?.key;

  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => dispatch(load.requested(JSON.parse(key) as never)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, key, load]);

  const { status, dataKey, data } = useSelector(load.select);
  if (key === undefined || status !== 'ready' || dataKey !== key) {
    return { onValue: setValue, message: undefined };
  }
  const { isFree, isValid } = data as Verdict;
  if (!isValid) return { onValue: setValue, message: { tone: 'wrong', text: t('form.refused') } };
  return {
    onValue: setValue,
    message: isFree
      ? { tone: 'good', text: t('form.free') }
      : { tone: 'wrong', text: t('form.taken') },
  };
}
