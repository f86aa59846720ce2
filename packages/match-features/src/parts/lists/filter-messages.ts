import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { FilterPanelMessages } from '@tipmark/ui-kit/filters';
import type { Reader } from '../page/reader.ts';

/**
 * Texts of a filter.
 * @param conditions what the conditions choose among
 * @param found how many the list has; absent while that is not known
 */
export const filterMessages = (
  { t, locale }: Pick<Reader, 't' | 'locale'>,
  conditions: string,
  found: number | undefined,
): FilterPanelMessages => ({
  title: t('match.filter'),
  conditions,
  apply: t('match.show'),
  show:
    found === undefined
      ? t('match.show')
      : t('match.showFound', { n: formatNumber(found, locale) }),
  remove: t('match.removeFilter'),
  reset: t('match.resetFilters'),
  close: t('button.close'),
  loading: t('state.loading'),
});
