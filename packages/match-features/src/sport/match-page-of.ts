import {
  callOf,
  eventMatchesCalls,
  eventOddsHistoryCalls,
  eventPageCalls,
  eventSquadsCalls,
  eventStoryCalls,
  eventSummaryCalls,
  eventTipAddCalls,
  eventTipChangeCalls,
  eventTipsCalls,
  eventTrendsCalls,
  matchNotificationsOf,
  pageProfile,
  tipMakerCalls,
} from '@tipmark/contract';
import { createCommand, createLoad } from '@tipmark/remote-kit';
import { createMatchPage } from '../pages/match/create-match-page.tsx';
import type { MatchLoads, MatchPageOptions } from '../pages/match/match-options.ts';
import { onMatchFollowed } from '../parts/notifications/followed-matches.ts';
import { loadOf, requestedWith } from '../parts/page/page-load.ts';
import type { SportWith } from '../parts/sport/sport-pages.ts';
import type { DefinedSport } from './define-sport.ts';
import { oncePerSport } from './once-per-sport.ts';
import type { TeamSport } from './team-remote.ts';

/** Pages and parts of a match that a sport has its own way. */
export type OwnMatch = Omit<
  MatchPageOptions,
  'sport' | 'loads' | 'tabs' | 'ownTips' | 'tipCommands' | 'notifications'
> &
  Pick<NonNullable<MatchPageOptions['notifications']>, 'offered'> & {
    readonly tabs: MatchPageOptions['tabs'];
    readonly loads: Omit<MatchLoads, 'tips' | 'odds' | 'tipMaker' | 'tipster'>;
  };

/** The page of a match: tips, prices and notifications are the same calls in every sport. */
export function matchPageOf(sport: DefinedSport & SportWith<'team'>, own: OwnMatch) {
  const { name, ownTips } = sport;
  const { offered, loads, ...parts } = own;
  const { read, save, remove } = matchNotificationsOf(name);
  return createMatchPage({
    sport,
    loads: {
      ...loads,
      tips: loadOf(callOf(eventTipsCalls, name)),
      odds: loadOf(callOf(eventOddsHistoryCalls, name)),
      tipMaker: loadOf(callOf(tipMakerCalls, name)),
      tipster: createLoad(`${name}TipsterProfile`, { request: pageProfile, when: 'latest' }),
    },
    notifications: {
      ...(offered && { offered }),
      read: loadOf(read),
      save: createCommand(save.name, { request: save, onSuccess: onMatchFollowed }),
      remove: createCommand(remove.name, { request: remove, onSuccess: onMatchFollowed }),
    },
    ownTips,
    tipCommands: {
      add: createCommand(`${name}EventTipAdd`, {
        request: callOf(eventTipAddCalls, name),
        onSuccess: ownTips.onWritten,
      }),
      change: createCommand(`${name}EventTipChange`, {
        request: callOf(eventTipChangeCalls, name),
        onSuccess: ownTips.onWritten,
      }),
    },
    ...parts,
  });
}

/** The calls about earlier matches of both teams. */
const teamLoads = ({ name }: TeamSport) => ({
  page: loadOf(callOf(eventPageCalls, name)),
  matches: loadOf(callOf(eventMatchesCalls, name)),
  summary: loadOf(callOf(eventSummaryCalls, name)),
  trends: loadOf(callOf(eventTrendsCalls, name)),
  story: loadOf(callOf(eventStoryCalls, name)),
});

/** The players of both teams; a squad is the season's, whatever matches the filters choose. */
const squadsLoad = ({ name }: TeamSport): NonNullable<MatchLoads['squads']> =>
  requestedWith(loadOf(callOf(eventSquadsCalls, name)), ({ segments: { matchUrl } }) => ({
    segments: { matchUrl },
  }));

const TABS = ['events', 'tips', 'odds', 'matches', 'summary', 'trends', 'squads'] as const;

type OwnTeamMatch = Omit<Partial<OwnMatch>, 'loads'> & {
  readonly loads?: Pick<MatchLoads, 'table' | 'squads'>;
};

/** The page of a match of a team sport. */
export const teamMatchPageOf = oncePerSport(
  (sport: TeamSport, { loads, ...own }: OwnTeamMatch = {}) =>
    matchPageOf(sport, {
      tabs: TABS,
      reliabilityRoute: sport.routes.mathAnalysis,
      ...own,
      loads: { ...teamLoads(sport), ...(loads ?? { squads: squadsLoad(sport) }) },
    }),
);
