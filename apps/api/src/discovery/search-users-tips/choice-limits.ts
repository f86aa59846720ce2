/** So many leagues and matches the lists of a filter offer. */
export const MOST_LEAGUES = 500;
export const MOST_MATCHES = 200;
