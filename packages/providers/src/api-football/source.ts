/** Name of this provider, and of the source of its records. */
export const SOURCE = 'api-football';

export const ATTRIBUTION = 'API-Football (api-sports.io)';

export const seasonKey = (league: string, year: number): string => `${league}-${year}`;
