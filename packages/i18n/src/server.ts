import en from '../locales/en/common.json' with { type: 'json' };
import ru from '../locales/ru/common.json' with { type: 'json' };
import type { Locale, Messages } from './locale.ts';

export * from './index.ts';
export { placeName } from './place-name.ts';
export { rememberTexts } from './remember-texts.ts';

/** The shared words of both languages: a server speaks them all from its first request. */
export const commonMessages: Readonly<Record<Locale, Messages>> = { ru, en };
