import type { HostState, LoadState, RequestedAction } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import type { FieldMessage } from '@tipmark/ui-kit/forms';
import { useState } from 'react';

interface Verdict {
  readonly isFree: boolean;
  readonly isValid: boolean;
}

interface CheckLoad {
  select(state: Pick<HostState, 'loads'>): LoadState<Verdict>;
  reset(): { readonly type: string };
}

/**
 * Checks a typed value on the server; a reply only counts for the value it was requested for.
 * @param load waits for a pause in the typing
 * @param questionOf undefined for a value not worth checking
 */
export function useInlineCheck(
  load: CheckLoad,
  questionOf: (value: string) => RequestedAction | undefined,
): {
  readonly onValue: (value: string) => void;
  readonly message: FieldMessage | undefined;
  /** Another account has it already. */
  readonly isTaken: boolean;
} {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [requested, setAsked] = useState<string>();
  const { status, dataKey, data } = useSelector((state: HostState) => load.select(state));

  function onValue(value: string): void {
    const question = questionOf(value);
    setAsked(question?.key);
    dispatch(question ?? load.reset());
  }

  if (requested === undefined || status !== 'ready' || dataKey !== requested || !data) {
    return { onValue, message: undefined, isTaken: false };
  }
  if (!data.isValid) {
    return { onValue, message: { tone: 'wrong', text: t('form.refused') }, isTaken: false };
  }
  return {
    onValue,
    isTaken: !data.isFree,
    message: data.isFree
      ? { tone: 'good', text: t('form.free') }
      : { tone: 'wrong', text: t('form.taken') },
  };
}
