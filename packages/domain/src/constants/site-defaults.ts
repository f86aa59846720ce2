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

/** After this long the screen shows that a request is slow. */
export const SLOW_REQUEST_MS = 15_000;
/** Timeout of API calls during server rendering. */
export const SERVER_RENDER_TIMEOUT_MS = 3_000;
