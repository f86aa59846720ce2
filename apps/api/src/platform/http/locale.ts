import { LOCALES, type Locale } from '@tipmark/i18n/server';

const DEFAULT_LOCALE: Locale = 'ru';
const MAX_HEADER_LENGTH = 200;

/** `ru` or `en` as Accept-Language prefers; ru when it names neither. */
export function pickLocale(acceptLanguage: string | undefined): Locale {
  let best: { readonly locale: Locale; readonly quality: number } | undefined;
  for (const entry of (acceptLanguage ?? '').slice(0, MAX_HEADER_LENGTH).split(',')) {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const locale = LOCALES.find((known) => tag === known || tag.startsWith(`${known}-`));
    const written = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const quality = written === undefined ? 1 : Number(written.trim().slice(2));
    if (locale !== undefined && quality > (best?.quality ?? 0)) best = { locale, quality };
  }
  return best?.locale ?? DEFAULT_LOCALE;
}
