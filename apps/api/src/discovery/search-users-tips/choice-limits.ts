/** Maximum number of leagues and matches in the lists of a filter. */
export const MOST_LEAGUES = 500;
export const MOST_MATCHES = 200;
