import type { LeagueHead, LeagueWithMatches, PopularLeague } from '@tipmark/contract';
import type { MatchBuilder } from './match-builder.ts';
import { slugOf } from './slug.ts';

export interface LeagueBuilder {
  withId: (id: number) => LeagueBuilder;
  named: (name: string) => LeagueBuilder;
  of: (countryCode: string, countryName: string) => LeagueBuilder;
  /** Adds matches; they become matches of this league. */
  having: (...matches: readonly MatchBuilder[]) => LeagueBuilder;
  build: () => LeagueWithMatches;
  buildHead: () => LeagueHead;
  buildPopular: () => PopularLeague;
}

interface Draft {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly matches: readonly MatchBuilder[];
}

let lastId = 0;

/** An English league without matches, with an id of its own. */
export function aLeague(): LeagueBuilder {
  lastId += 1;
  return leagueBuilder({
    id: lastId,
    name: 'Premier League',
    countryCode: 'GB-ENG',
    countryName: 'England',
    matches: [],
  });
}

function leagueBuilder(draft: Draft): LeagueBuilder {
  const but = (known: Partial<Draft>) => leagueBuilder({ ...draft, ...known });
  return {
    withId: (id) => but({ id }),
    named: (name) => but({ name }),
    of: (countryCode, countryName) => but({ countryCode, countryName }),
    having: (...matches) => but({ matches: [...draft.matches, ...matches] }),
    build: () => build(draft),
    buildHead: () => headOf(draft),
    buildPopular: () => ({
      ...headOf(draft),
      countOfMatches: draft.matches.length,
      countOfNext: 0,
    }),
  };
}

function headOf({ id, name, countryCode, countryName }: Draft): LeagueHead {
  const link = `${id}-${slugOf(name)}`;
  return { id, link, name, countryCode, countryName, logo: null, isWebp: false };
}

function build(draft: Draft): LeagueWithMatches {
  const matches = draft.matches.map((match) => match.inLeague(draft.id));
  return {
    ...headOf(draft),
    views: matches.reduce((views, match) => views + match.build().views, 0),
    matches: matches.map((match) => match.buildWire()),
  };
}
