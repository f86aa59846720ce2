import {
  tennisTournamentDraw,
  tennisTournamentHistory,
  tennisTournamentPage,
} from '@tipmark/contract';
import { loadOf } from '@tipmark/match-features/pages';
import { optionalLoad, type RequestedAction } from '@tipmark/remote-kit';
import type { TournamentView } from './tournament-address.ts';

export const tournamentPage = loadOf(tennisTournamentPage);
export const tournamentDraw = loadOf(tennisTournamentDraw);
export const tournamentHistory = loadOf(tennisTournamentHistory);

/** Which edition, as calls have it; without a choice it is the last one. */
const editionOf = ({ seasonId, part }: TournamentView) => ({
  ...(seasonId > 0 && { seasonId }),
  ...(part > 0 && { part }),
});

export const pageRequest = (leagueUrl: string, view: TournamentView): RequestedAction =>
  tournamentPage.requested({ segments: { leagueUrl }, query: editionOf(view) });

/** What the shown tab has beside the page. */
export function tabRequest(leagueUrl: string, view: TournamentView): RequestedAction | undefined {
  const segments = { leagueUrl };
  if (view.tab === 'draw') {
    return tournamentDraw.requested({ segments, query: editionOf(view) });
  }
  return view.tab === 'champions' ? tournamentHistory.requested({ segments }) : undefined;
}

/** All of a visit: a tab that cannot be loaded does not take the page along. */
export function tournamentRequests(leagueUrl: string, view: TournamentView): RequestedAction[] {
  const ofTab = tabRequest(leagueUrl, view);
  return [pageRequest(leagueUrl, view), ...(ofTab ? [optionalLoad(ofTab)] : [])];
}
