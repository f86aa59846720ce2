import { COMMON_NAMESPACE, type I18n } from '@tipmark/i18n';
import type { Translate } from '@tipmark/remote-kit';

/** Words of the owner, the site's common ones behind them: as its screens read them. */
export function pictureWords(i18n: I18n, owner: string): Translate {
  const translate = i18n.getFixedT(i18n.language, [owner, COMMON_NAMESPACE]);
  return (key, values) => translate(key, values ?? {});
}
