import { type Endpoints, TIMESTAMP_MAX_SECONDS } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { placeName } from '@tipmark/i18n/server';
import { MOST_MATCHES } from '../events/chosen-matches.ts';
import { findPlayedMatches } from '../events/event-queries.ts';
import { found, matchIdOf } from '../events/event-resource.ts';
import { presentMatchList } from '../events/present-matches.ts';
import type { SharedHandler } from '../handler.ts';
import { findBanner } from '../leagues/league-queries.ts';
import { findSidebar } from '../matches/find-sidebar.ts';
import { presentLeague, presentMatchWithLeague } from '../matches/present-leagues.ts';
import { playedOfRows } from '../statistics/played-of-rows.ts';
import { presentSummary } from '../statistics/present-statistics.ts';
import { presentTeam } from '../statistics/present-team.ts';
import { findComing, findLeaguesOf, findTeam } from '../teams/team-queries.ts';

const MAX_AGE_MS = 60_000;
const HALVES = 2;
const FIXTURES = 10;

export const pageSoccerTeam: SharedHandler<Endpoints['pageSoccerTeam']> = {
  statements: 8,
  resource({ segments, services: { db, clock }, locale }) {
    const { teamUrl, ...chosen } = segments;
    const teamId = matchIdOf(teamUrl);
    return {
      key: [locale, teamId, ...Object.values(chosen)].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const now = clock();
        const row = found(await findTeam(db, teamId, SPORT.soccer, locale));
        const { isIncludeHomeMatches: home, isIncludeAwayMatches: away } = chosen;
        const rows = await findPlayedMatches(
          db,
          locale,
          { teamId, place: home && away ? 'any' : home ? 'home' : 'away' },
          {
            before: TIMESTAMP_MAX_SECONDS,
            since: undefined,
            leagueId: chosen.leagueId || undefined,
            seasonAt: chosen.isCurrentGameSeason ? now : undefined,
            isExcludeFriendlies: chosen.isExcludeFriendlies,
            limit: chosen.countOfMatches || MOST_MATCHES,
          },
        );
        const played = [...(await playedOfRows(db, rows)).values()];
        const leagues = await findLeaguesOf(db, { teamId }, locale);
        const fixtures = await findComing(db, { teamId }, FIXTURES, locale);
        const banner = await findBanner(db, { teamId }, now, locale);
        const { side: _side, ...figures } = presentSummary(
          'home',
          SPORT.soccer,
          teamId,
          played,
          HALVES,
        );
        return {
          team: {
            ...presentTeam(row),
            countryCode: row.country_code,
            countryName: placeName(row.country_code, locale),
          },
          isSimulated: row.is_simulated,
          leagues: leagues.map((league) => presentLeague(league, locale)),
          results: presentMatchList('home', teamId, rows, locale),
          fixtures: fixtures.map((match) => presentMatchWithLeague(match, locale)),
          ...figures,
          matchBanner: banner ? presentMatchWithLeague(banner, locale) : null,
          sidebar: chosen.isInit
            ? await findSidebar({ db, sport: SPORT.soccer, nowSeconds: now, locale })
            : null,
          asOf: now,
        };
      },
    };
  },
};
