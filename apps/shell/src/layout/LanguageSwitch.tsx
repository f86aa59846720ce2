import { selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { LOCALES, localeOfPath, localizePath } from '@tipmark/route-builder';
import { segmentedClass } from '@tipmark/ui-kit';
import { useSelector } from 'react-redux';

/** Links to this very page in each language; another language is another document. */
export function LanguageSwitch({ address }: { readonly address: string }) {
  const { t } = useTranslation('common');
  const now = useSelector(selectLocale);
  const { path } = localeOfPath(address);
  return (
    <nav className={segmentedClass} aria-label={t('language.label')}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={localizePath(path, locale)}
          hrefLang={locale}
          lang={locale}
          aria-label={`${locale.toUpperCase()}, ${t(`language.${locale}`)}`}
          aria-current={locale === now ? 'true' : undefined}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

/** The same as one line of a menu: the page in the other language. */
export function OtherLanguage({ address }: { readonly address: string }) {
  const { t } = useTranslation('common');
  const now = useSelector(selectLocale);
  const { path } = localeOfPath(address);
  return LOCALES.filter((locale) => locale !== now).map((locale) => (
    <a key={locale} href={localizePath(path, locale)} hrefLang={locale} lang={locale}>
      {t(`language.${locale}`)}
    </a>
  ));
}
