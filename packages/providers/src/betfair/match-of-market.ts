import { LEAGUE_TIER, LEAGUE_TYPE, MATCH_STATUS, SPORT, type Sport } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { countryCodeOf, WORLD } from '../values/countries.ts';
import { secondsOf } from '../values/instants.ts';
import { isSplitIn, seasonAt } from '../values/seasons.ts';
import { teamNameIn } from '../values/team-marks.ts';
import type { MarketNames } from './market-names.ts';

export const SOURCE = 'betfair';
export const BOOKMAKER = 'betfair-exchange';

/** The match that a market is about. */
export interface MarketMatch {
  readonly sport: Sport;
  readonly eventId: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: unknown;
  readonly isInPlay: boolean;
}

/** What a league is called where no catalogue names the competition, as in historical files. */
const UNNAMED: ReadonlyMap<Sport, string> = new Map([
  [SPORT.soccer, 'Soccer'],
  [SPORT.hockey, 'Ice hockey'],
  [SPORT.tennis, 'Tennis'],
]);
const UNNAMED_SPORT = 'Other';
const WOMEN = /\b(?:WTA|women'?s?|ladies)\b/i;
const MEN = /\b(?:ATP|men'?s?)\b/i;

/**
 * League, season, sides and match. The exchange knows neither scores nor the end of a match: it is
 * reported as scheduled and, while its market is in play, as live.
 */
export function addMatch(
  draft: Draft,
  path: string,
  { match, names, seq }: { match: MarketMatch; names: MarketNames; seq: number },
): boolean {
  const startsAt = secondsOf(match.startsAt);
  if (startsAt === undefined) {
    draft.leave(path, 'the market has no start');
    return false;
  }
  const { sport } = match;
  const countryCode = sport === SPORT.tennis ? WORLD : countryCodeOf({ code: names.countryCode });
  const league = names.competition ?? {
    key: `sport-${sport}-${countryCode}`,
    name: UNNAMED.get(sport) ?? UNNAMED_SPORT,
  };
  if (names.competition === undefined) draft.note(path, 'no answer names the competition');
  const isSplit = sport === SPORT.hockey || (sport === SPORT.soccer && isSplitIn(countryCode));
  const season = seasonAt(startsAt, isSplit);
  const seasonKey = `${league.key} ${season.name}`;
  const isNational = countryCode !== WORLD;
  draft.add(path, {
    kind: 'league',
    source: SOURCE,
    key: league.key,
    sport,
    name: { en: league.name },
    countryCode,
    leagueType: isNational ? LEAGUE_TYPE.nationalLeague : LEAGUE_TYPE.internationalClubs,
    tier: LEAGUE_TIER.rest,
    attribution: 'Prices: Betfair Exchange',
  });
  draft.add(path, {
    kind: 'season',
    source: SOURCE,
    key: seasonKey,
    leagueKey: league.key,
    ...season,
  });
  for (const side of [match.home, match.away]) {
    draft.add(path, {
      kind: 'team',
      source: SOURCE,
      key: teamKey(sport, side),
      sport,
      name: { en: sport === SPORT.tennis ? pairName(side) : teamNameIn(league.name, side) },
      countryCode,
      ...(sport === SPORT.tennis ? tourOf(league.name) : {}),
    });
  }
  return draft.add(path, {
    kind: 'match',
    source: SOURCE,
    key: match.eventId,
    seq,
    seasonKey,
    homeKey: teamKey(sport, match.home),
    awayKey: teamKey(sport, match.away),
    startsAt,
    isTimeKnown: true,
    status: match.isInPlay ? MATCH_STATUS.live : MATCH_STATUS.scheduled,
  });
}

/** Ids of runners are of a market; what names a side in all markets is its name. */
const teamKey = (sport: Sport, name: string): string => `${sport} ${name}`;

/** `Rossi/Verdi` → `Rossi / Verdi`. */
const pairName = (name: string): string => name.split(/\s*\/\s*/).join(' / ');

function tourOf(league: string): { tour?: string } {
  if (WOMEN.test(league)) return { tour: 'WTA' };
  return MEN.test(league) ? { tour: 'ATP' } : {};
}
