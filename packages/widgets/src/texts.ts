import type { Locale } from '@tipmark/i18n';
import en from '../locales/en/widgets.json' with { type: 'json' };
import ru from '../locales/ru/widgets.json' with { type: 'json' };

export type Texts = typeof ru;

export const textsOf = (locale: Locale): Texts => (locale === 'ru' ? ru : en);

/** Fills the places of a text: `{{name}}`. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
