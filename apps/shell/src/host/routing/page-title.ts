import type { I18n } from '@tipmark/i18n';
import type { Translate } from '@tipmark/remote-kit';
import { isBusy, isUnreached, type PageFailure } from './page-failure.ts';

/** Texts of one owner, for use outside React. */
export const translateOf = (i18n: I18n, owner: string): Translate => i18n.translateIn(owner);

/** What search results show of a title, at most. */
const SHOWN_TITLE = 65;

/** A title as in the browser's tab: with the brand, where there is room for it. */
export function pageTitle(title: string, i18n: I18n): string {
  const brand = i18n.t('layout:brand');
  const named = `${title} — ${brand}`;
  return title.includes(brand) || named.length > SHOWN_TITLE ? title : named;
}

const failureTitles: Record<PageFailure['reason'], string> = {
  notFound: 'common:error.notFoundTitle',
  reserved: 'common:error.reservedTitle',
  notComposed: 'common:error.notComposedTitle',
  remoteAbsent: 'common:error.remoteUnavailable',
  loadFailed: 'common:error.screenFailed',
  crashed: 'common:error.screenFailed',
};

export function failureTitle(failure: PageFailure | undefined, i18n: I18n): string {
  if (isUnreached(failure)) return i18n.t('common:error.offline');
  if (isBusy(failure)) return i18n.t('common:error.busyTitle');
  return i18n.t(failureTitles[failure?.reason ?? 'notFound']);
}
