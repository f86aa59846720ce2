import { SPORT } from '../enumerations/sport.ts';

export const LOCALES = ['ru', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'ru';
export const DEFAULT_SPORT = SPORT.soccer;
export const DEFAULT_THEME = 'system';
export const DEFAULT_TIME_ZONE = 'Europe/Moscow';
export const DEFAULT_COUNTRY_CODE = 'RU';

/** Widest window, in CSS pixels, that counts as a phone. */
export const MOBILE_MAX_WIDTH = 991;

/** Country whose visitors see promotions and the age mark. */
export const PROMO_COUNTRY_CODE = 'RU';

/** A request that takes longer makes the screen say so. */
export const SLOW_REQUEST_MS = 15_000;
/** Server rendering gives up on the api after this. */
export const SERVER_RENDER_TIMEOUT_MS = 3_000;
