/** Name of this provider, and of the source of its records; the archive of files has another. */
export const SOURCE = 'football-data-org';

export const ATTRIBUTION = 'Football data provided by the Football-Data.org API';
