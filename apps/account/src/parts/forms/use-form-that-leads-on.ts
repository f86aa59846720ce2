import type { EndpointDefinition, RequestOf } from '@tipmark/contract';
import {
  type Command,
  type CommandForm,
  notify,
  type Translate,
  useCommand,
} from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useNavigate } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useEffect } from 'react';
import { type Arrival, selectArrival } from '../arrival/arrival-slice.ts';

/** The outcome as one notice; on the user's own profile the page itself shows it. */
function noticeOf({ isBack, isNew, posted }: Arrival, t: Translate): string {
  if (!isBack) return '';
  const created = isNew ? [t('arrival.created')] : [];
  const tips = posted > 0 ? [t('arrival.posted', { count: posted })] : [];
  return [...created, ...tips].join(' ');
}

/** A command whose success leads to another page: it stays busy until the visitor is there. */
export function useFormThatLeadsOn<E extends EndpointDefinition, Result>(
  command: Command<E, Result>,
): CommandForm<RequestOf<E>, Result> {
  const form = useCommand(command);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const arrival = useSelector(selectArrival);
  const isDone = form.state.status === 'succeeded';
  useEffect(() => {
    if (!isDone || arrival === undefined) return;
    void navigate(arrival.address);
    const text = noticeOf(arrival, t);
    if (text !== '') dispatch(notify({ text, kind: 'done' }));
  }, [navigate, dispatch, isDone, arrival, t]);
  return { ...form, isSubmitting: form.isSubmitting || isDone };
}
