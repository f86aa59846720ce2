import { bookmakers } from '../simulator/prices/bookmakers.ts';
import { leagues } from '../simulator/soccer/league-catalogue.ts';

export interface Name {
  readonly en: string;
  readonly ru: string;
  readonly country: string;
}

export const leagueNames: readonly Name[] = leagues.map(({ name, country }) => ({
  ...name,
  country: country.code,
}));

export const clubNames: readonly Name[] = leagues.flatMap(({ clubs, country }) =>
  clubs.map(({ name }) => ({ ...name, country: country.code })),
);

export function bookmakerNames(count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const name = bookmakers[place % bookmakers.length]?.name ?? '';
    return place < bookmakers.length
      ? name
      : `${name} ${Math.floor(place / bookmakers.length) + 1}`;
  });
}
