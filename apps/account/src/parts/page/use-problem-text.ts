import { type ApiFailure, failureMessage, selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';

/**
 * The text of a failure: the messages of its fields after their labels, joined; else the failure's
 * own message.
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
