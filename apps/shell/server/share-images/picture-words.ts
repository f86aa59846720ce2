import { COMMON_NAMESPACE, type I18n } from '@tipmark/i18n';
import type { Translate } from '@tipmark/remote-kit';

/** Messages of the owner, with the site's common ones as fallback: as in its screens. */
export function pictureWords(i18n: I18n, owner: string): Translate {
  const translate = i18n.getFixedT(i18n.language, [owner, COMMON_NAMESPACE]);
  return (key, values) => translate(key, values ?? {});
}
