/** Name of this provider, and of the source of its records. */
export const SOURCE = 'the-odds-api';

export const ATTRIBUTION = 'The Odds API';
