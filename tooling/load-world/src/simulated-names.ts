import { bookmakers, leagues, manAt, peopleOf, tournaments, tours } from '@tipmark/simulator';

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

export const tournamentNames: readonly Name[] = tournaments.map(({ name, country }) => ({
  ...name,
  country: country.code,
}));

/** Men and women alternately. */
export const playerNames: readonly Name[] = Array.from(
  { length: Math.max(...tours.map(({ players }) => players.length)) },
  (_, index) =>
    tours.flatMap(({ players }) => {
      const player = players[index];
      return player === undefined ? [] : { ...player.name, country: player.countryCode };
    }),
).flat();

/** A man of a country, distinguished from his namesakes by the index. */
export function manOf(country: string, index: number): Name {
  return { ...manAt(peopleOf(country), index), country };
}

/** Names of a list, numbered when they run out. */
export function numbered(names: readonly Name[], index: number): Name {
  const { en, ru, country } = names[index % names.length] ?? { en: '', ru: '', country: '' };
  const round = Math.floor(index / names.length);
  return round === 0
    ? { en, ru, country }
    : { en: `${en} ${round + 1}`, ru: `${ru} ${round + 1}`, country };
}

export function bookmakerNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = bookmakers[index % bookmakers.length]?.name ?? '';
    return index < bookmakers.length
      ? name
      : `${name} ${Math.floor(index / bookmakers.length) + 1}`;
  });
}
