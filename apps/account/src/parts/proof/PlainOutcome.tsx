import type { Translate } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { FormProblem } from '@tipmark/ui-kit/forms';
import { useSentPlainly } from '../forms/use-sent-plainly.ts';

/** The outcome of a form that was sent without scripts, unless a field shows it. */
export function PlainOutcome() {
  const { t } = useTranslation('account') as unknown as { t: Translate };
  const { search, wrong } = useSentPlainly();
  if (search.get('done') === '1') return <output>{t('settings.proof.done')}</output>;
  return <FormProblem text={wrong.includes('form') ? t('settings.proof.refused') : undefined} />;
}
