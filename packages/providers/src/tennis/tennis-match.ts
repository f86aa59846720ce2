import type { FeedRecord, MatchRecord } from '@tipmark/contract/feed';
import { LEAGUE_TIER, LEAGUE_TYPE, type MatchStatus, SPORT } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { WORLD } from '../values/countries.ts';
import { dayOf } from '../values/instants.ts';

/** Inside a tour a name means one person. */
export type Tour = 'ATP' | 'WTA';

export interface TennisSide {
  readonly key: string;
  readonly name: string;
  readonly tour: Tour | undefined;
  readonly countryCode?: string | undefined;
  readonly hand?: 'L' | 'R' | undefined;
  readonly bornAbout?: string | undefined;
}

export interface TennisMatch {
  readonly path: string;
  readonly key: string;
  readonly tournament: {
    readonly key: string;
    readonly name: string;
    readonly isOfTours: boolean;
  };
  readonly home: TennisSide;
  readonly away: TennisSide;
  readonly startsAt: number;
  readonly status: MatchStatus;
  /** It takes back what was reported before, such as an end. */
  readonly isCorrection?: true | undefined;
  /** What else is known of it. */
  readonly more?: Partial<
    Pick<MatchRecord, 'isTimeKnown' | 'round' | 'court' | 'bestOf' | 'ranks' | 'seeds'>
  >;
}

export interface TennisSource {
  readonly source: string;
  readonly attribution: string;
  readonly seq: number;
}

/**
 * Tournaments, players and matches of an answer.
 * @returns keys of the matches that are in the reading
 */
export function addTennisMatches(
  draft: Draft,
  matches: readonly TennisMatch[],
  of: TennisSource,
): Set<string> {
  for (const ofSeason of Map.groupBy(matches, seasonKeyOf).values())
    addTournament(draft, ofSeason, of);
  return new Set(matches.filter((match) => addOne(draft, match, of)).map(({ key }) => key));
}

const yearOf = ({ startsAt }: TennisMatch): string => dayOf(startsAt).slice(0, 4);
const seasonKeyOf = (match: TennisMatch): string => `${match.tournament.key} ${yearOf(match)}`;

/** Days of a tournament are in no answer: those of its matches are a part of it. */
function addTournament(
  draft: Draft,
  matches: readonly TennisMatch[],
  { source, attribution }: TennisSource,
): void {
  const days = matches.map(({ startsAt }) => dayOf(startsAt)).toSorted();
  const [first] = matches;
  const [startsOn, endsOn] = [days.at(0), days.at(-1)];
  if (first === undefined || startsOn === undefined || endsOn === undefined) return;
  const { key, name, isOfTours } = first.tournament;
  draft.add(first.path, {
    kind: 'league',
    source,
    key,
    sport: SPORT.tennis,
    name: { en: name },
    countryCode: WORLD,
    leagueType: LEAGUE_TYPE.internationalClubs,
    tier: isOfTours ? LEAGUE_TIER.middle : LEAGUE_TIER.rest,
    attribution,
  });
  draft.add(first.path, {
    kind: 'season',
    source,
    key: seasonKeyOf(first),
    leagueKey: key,
    name: yearOf(first),
    startsOn,
    endsOn,
  });
}

function addOne(draft: Draft, match: TennisMatch, { source, seq }: TennisSource): boolean {
  const { path, home, away } = match;
  for (const side of [home, away]) if (!draft.add(path, sideRecord(source, side))) return false;
  const { isTimeKnown = true, ...more } = match.more ?? {};
  return draft.add(path, {
    kind: 'match',
    source,
    key: match.key,
    seq,
    seasonKey: seasonKeyOf(match),
    homeKey: home.key,
    awayKey: away.key,
    startsAt: match.startsAt,
    isTimeKnown,
    status: match.status,
    ...more,
    isCorrection: match.isCorrection,
  });
}

function sideRecord(source: string, side: TennisSide): FeedRecord {
  const { key, name, tour, hand, bornAbout } = side;
  return {
    kind: 'team',
    source,
    key,
    sport: SPORT.tennis,
    name: { en: pairName(name) },
    countryCode: side.countryCode ?? WORLD,
    ...(tour === undefined ? {} : { tour }),
    ...(hand === undefined ? {} : { hand }),
    ...(bornAbout === undefined ? {} : { bornAbout }),
  };
}

/** The two of a double: `A. Rossi/ C. Verdi` → `A. Rossi / C. Verdi`. */
const pairName = (name: string): string => name.split(/\s*\/\s*/).join(' / ');
