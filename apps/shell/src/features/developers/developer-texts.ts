import { selectLocale } from '@tipmark/remote-kit';
import { useSelector } from 'react-redux';
import en from '../../../locales/en/developers.json' with { type: 'json' };
import ru from '../../../locales/ru/developers.json' with { type: 'json' };

export type DeveloperTexts = typeof ru;

/** Texts of the page, which are in its chunk: no other page needs them. */
export const useDeveloperTexts = (): DeveloperTexts =>
  useSelector(selectLocale) === 'ru' ? ru : en;

/** Fills the places of a text: `{{name}}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
