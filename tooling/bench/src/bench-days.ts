/** Noon of a past day with 300 matches, unix seconds; the day after it has 30. */
export const NOON_OF_300 = 1_768_651_200;
export const NOON_OF_30 = NOON_OF_300 + 86_400;
/** The day before them: ten matches, running, without a result and over. */
export const NOON_OF_STATES = NOON_OF_300 - 86_400;

/** A signed-in visitor's page is never cached, so every request renders. */
export const UNCACHED = { cookie: 'user_url=bench' };

export const resultsOf = (noon: number): string => `/Results?timestamp=${noon}`;
