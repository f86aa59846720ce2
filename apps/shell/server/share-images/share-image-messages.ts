import { COMMON_NAMESPACE, type I18n } from '@tipmark/i18n';
import type { Translate } from '@tipmark/remote-kit';

/** Messages of the owner, with the site's common ones as fallback: as in its screens. */
export const shareImageMessages = (i18n: I18n, owner: string): Translate =>
  i18n.translateIn([owner, COMMON_NAMESPACE]);
