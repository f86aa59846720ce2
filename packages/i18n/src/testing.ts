import { createI18n, type I18n, type I18nOptions } from './create-i18n.ts';

/** An instance for tests of a page: reading a message that the page does not have is an error. */
export function createStrictI18n(options: I18nOptions): I18n {
  return createI18n({
    ...options,
    onMissing(key, otherwise) {
      if (otherwise === undefined) throw new Error(`The page has no message "${key}"`);
      return otherwise;
    },
  });
}
