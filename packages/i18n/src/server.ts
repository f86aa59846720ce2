import en from '../locales/en/common.json' with { type: 'json' };
import ru from '../locales/ru/common.json' with { type: 'json' };
import type { Locale, Messages } from './locale.ts';

export { cacheTexts } from './cache-texts.ts';
export * from './index.ts';
export { placeName } from './place-name.ts';

/** The shared messages of both languages: a server needs them all from its first request. */
export const commonMessages: Readonly<Record<Locale, Messages>> = { ru, en };
