import type {
  LeagueHead,
  LeagueWithMatches,
  MatchWithLeague,
  SurfaceOfCourt,
  UserTip,
} from '@tipmark/contract';
import { encodeMatch, type MatchListItem, type TeamInMatch } from '@tipmark/contract/match-wire';
import { type Locale, placeName } from '@tipmark/i18n/server';
import type { Crest } from '../../platform/database/reference-tables.ts';
import type { MatchRow } from './match-row-queries.ts';
import { isWebpLogo, presentCrest } from './present-crest.ts';
import { presentMatch } from './present-match.ts';
import { knockOutRound, roundWithoutGame } from './round-text.ts';

export interface LeagueColumns {
  readonly league_id: number;
  readonly league_slug: string;
  readonly league_name: string;
  readonly country_code: string;
  readonly league_crest: Crest | null;
}

export function presentLeague(row: LeagueColumns, locale: Locale): LeagueHead {
  const logo = presentCrest(row.league_crest);
  return {
    id: row.league_id,
    link: `${row.league_id}-${row.league_slug}`,
    name: row.league_name,
    countryCode: row.country_code,
    countryName: placeName(row.country_code, locale),
    logo: logo ?? null,
    isWebp: isWebpLogo(logo),
  };
}

export function presentMatchWithLeague(row: MatchRow, locale: Locale): MatchWithLeague {
  const round = knockOutRound(row, locale);
  return {
    league: presentLeague(row, locale),
    ...(round !== undefined && { round }),
    match: encodeMatch(presentMatch(row)),
  };
}

/** The match of a tip: who plays, when and the score; no crests, prices, forecasts or views. */
export function presentMatchOfTip(
  row: MatchRow,
  locale: Locale,
): Pick<UserTip, 'league' | 'match'> {
  const known = presentMatch(row);
  const match: MatchListItem = {
    link: known.link,
    matchId: known.matchId,
    status: known.status,
    liveState: known.liveState,
    startsAt: known.startsAt,
    isTimeKnown: known.isTimeKnown,
    isDayKnown: known.isDayKnown,
    scheduleChanges: known.scheduleChanges,
    home: withoutCrest(known.home),
    away: withoutCrest(known.away),
    secondLine: known.secondLine,
    leagueId: known.leagueId,
    currentOdds: [],
    firstOdds: [],
    hasNotifications: false,
    views: 0,
    hasMathTip: false,
    hasUsersTip: false,
    countOfTips: 0,
  };
  const { id, link, name } = presentLeague(row, locale);
  return { league: { id, link, name }, match: encodeMatch(match) };
}

const withoutCrest = ({ logo: _, isWebp: __, ...side }: TeamInMatch): TeamInMatch => side;

/** The common round of all these matches, without the number of the game. */
function roundOfAll(rows: readonly MatchRow[], locale: Locale): string | undefined {
  const rounds = new Set(
    rows.map((row) => knockOutRound({ ...row, round: roundWithoutGame(row.round) }, locale)),
  );
  const [round] = rounds;
  return rounds.size === 1 ? round : undefined;
}

/** Matches under their leagues, both in the order of the rows. */
export function groupUnderLeagues(rows: readonly MatchRow[], locale: Locale): LeagueWithMatches[] {
  const leagues = Map.groupBy(rows, ({ league_id }) => league_id);
  return [...leagues.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const round = roundOfAll(own, locale);
    return {
      ...presentLeague(first, locale),
      ...(first.court !== null && { court: first.court as SurfaceOfCourt }),
      ...(round !== undefined && { round }),
      views: own.reduce((sum, { views }) => sum + views, 0),
      matches: own.map((row) => encodeMatch(presentMatch(row))),
    };
  });
}
