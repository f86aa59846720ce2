import type { Locale, Messages } from './locale.ts';

/** The shared messages, one language at a time, so that a visitor never loads the other one. */
export const loadCommonMessages = {
  ru: async (): Promise<Messages> =>
    (await import('../locales/ru/common.json', { with: { type: 'json' } })).default,
  en: async (): Promise<Messages> =>
    (await import('../locales/en/common.json', { with: { type: 'json' } })).default,
} as const satisfies Record<Locale, () => Promise<Messages>>;
