import type { Locale, Messages } from '@tipmark/remote-kit';
import en from '../../locales/en/layout.json' with { type: 'json' };
import ru from '../../locales/ru/layout.json' with { type: 'json' };

/** Texts of the frame round every page, for the server: a page contains those of its language. */
export const layoutMessages: Readonly<Record<Locale, Messages>> = { ru, en };
