import { divisionOf } from './divisions.ts';

/** Name of this source in feed records. */
export const SOURCE = 'football-data';

/** Teams keep their name when they change division, so the country is what makes it unique. */
export function teamKey(division: string, name: string): string {
  return `${divisionOf(division)?.countryCode} ${name}`;
}

export function refereeKey(division: string, name: string): string {
  return `${divisionOf(division)?.countryCode} ${name}`;
}

export function seasonKey(division: string, season: string): string {
  return `${division} ${season}`;
}
