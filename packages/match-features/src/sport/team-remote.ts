import { callOf, dayTipsCalls, eventPageCalls } from '@tipmark/contract';
import type { TeamSportName } from '@tipmark/domain';
import { createLoad, type Feature, lazyFeature, type RemoteModule } from '@tipmark/remote-kit';
import { compareMessages } from '../pages/compare/compare-messages.ts';
import { teamPlayerMessages } from '../pages/player/team-player-messages.ts';
import { loadOf } from '../parts/page/page-load.ts';
import type { SportWith } from '../parts/sport/sport-pages.ts';
import type { DefinedSport } from './define-sport.ts';
import { type LivePageCode, type PageCode, sportRemote } from './sport-remote.ts';

/** A sport of teams in leagues, with the pages that all of them have. */
export type TeamSport = DefinedSport &
  SportWith<
    | 'index'
    | 'leagues'
    | 'league'
    | 'teams'
    | 'team'
    | 'mathAnalysis'
    | 'search'
    | 'compare'
    | 'teamPlayer'
  > & {
    readonly name: TeamSportName;
  };

export interface TeamRemoteParts {
  /** Pages of the family that this sport has its own way. */
  readonly home?: LivePageCode;
  readonly match?: LivePageCode;
  readonly league?: PageCode;
  readonly team?: PageCode;
  readonly teams?: PageCode;
  /** Pages that only this sport has. */
  readonly features?: readonly Feature[];
  readonly messages: RemoteModule['messages'];
}

/** The remote of a team sport: the pages of the family, with its differences. */
export function teamRemote(sport: TeamSport, own: TeamRemoteParts): RemoteModule {
  const { name, routes } = sport;
  const pages = () => import(/* webpackChunkName: "statistics" */ './statistics-pages.ts');
  const {
    home = async () =>
      (await import(/* webpackChunkName: "home" */ './home-page-of.ts')).homePageOf(sport),
    match = async () =>
      (await import(/* webpackChunkName: "match" */ './match-page-of.ts')).teamMatchPageOf(sport),
    league = async () => (await pages()).leaguePageOf(sport),
    team = async () => (await pages()).teamPageOf(sport),
    teams = async () => (await pages()).teamsPageOf(sport),
    features = [],
    messages,
  } = own;
  return sportRemote(sport, {
    results: {
      preview: createLoad(`${name}MatchPreview`, {
        request: callOf(eventPageCalls, name),
        when: 'latest',
      }),
      dayTips: loadOf(callOf(dayTipsCalls, name)),
    },
    match,
    features: [
      lazyFeature('home', routes.index, home, { live: home }),
      lazyFeature('league', routes.league, league),
      lazyFeature('leagues', routes.leagues, async () => (await pages()).leaguesPageOf(sport)),
      lazyFeature('team', routes.team, team),
      lazyFeature('teams', routes.teams, teams),
      lazyFeature('analysis', routes.mathAnalysis, async () =>
        (await pages()).analysisPageOf(sport),
      ),
      lazyFeature(
        'compare',
        routes.compare,
        async () => {
          const [{ comparePageOf }, { ComparePoints: Points }] = await Promise.all([
            import(/* webpackChunkName: "compare" */ './compare-page-of.ts'),
            import(/* webpackChunkName: "compare" */ '../pages/compare/ComparePoints.tsx'),
          ]);
          return comparePageOf(sport, 'teams', { Points });
        },
        { messages: compareMessages },
      ),
      lazyFeature(
        'teamPlayer',
        routes.teamPlayer,
        async () =>
          (await import(/* webpackChunkName: "team-player" */ './player-page-of.ts')).playerPageOf(
            sport,
          ),
        { messages: teamPlayerMessages },
      ),
      lazyFeature('search', routes.search, async () => (await pages()).searchPageOf(sport)),
      ...features,
    ],
    messages,
  });
}
