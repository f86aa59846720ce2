import { defineScreen } from '@tipmark/remote-kit';
import { TournamentScreen } from './TournamentScreen.tsx';
import { readTournamentView, tournamentAddress } from './tournament-address.ts';
import { tournamentLinkedData } from './tournament-linked-data.ts';
import {
  tournamentDraw,
  tournamentHistory,
  tournamentPage,
  tournamentRequests,
} from './tournament-loads.ts';

/** `/tennis/Tournaments/[leagueId]`: an edition of a tournament, its draw and all champions. */
export const screen = defineScreen({
  route: 'tennisLeague',
  loads: ({ params: { leagueId = '' }, search }) =>
    tournamentRequests(leagueId, readTournamentView(search)),
  Component: TournamentScreen,
  head: (state, { search, locale }, t) => {
    const page = tournamentPage.select(state).data;
    if (!page) return { title: t('common:error.screenFailed'), description: '' };
    const view = readTournamentView(search);
    const { league, edition } = page;
    const { tab } = view;
    const values = {
      tournament: league.name,
      season: edition.name,
      tab: t(`tournament.head-${tab}`),
    };
    // champions are those of all years
    const chosen = tab === 'champions' || edition.isLast ? { seasonId: 0, part: 0 } : {};
    return {
      title: t('tournament.headTitle', values),
      description: t('tournament.description', values),
      canonical: tournamentAddress(league.link, { ...view, ...chosen, round: undefined }, locale),
    };
  },
  ...(typeof document === 'undefined' && { linkedData: tournamentLinkedData }),
});

export const loads = [tournamentPage, tournamentDraw, tournamentHistory];
