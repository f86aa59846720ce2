import type { LeagueMatches, LeaguePage } from '@tipmark/contract';
import { type ListSetting, ready, renderList } from '../lists/list-fixture.tsx';
import { LeagueScreen } from './LeagueScreen.tsx';

export interface LeagueSetting extends Pick<ListSetting, 'locale' | 'loads'> {
  readonly page?: LeaguePage;
  readonly more?: LeagueMatches;
  readonly search?: string;
}

/** The league screen with its real words and loads in the wanted states. */
export const renderLeague = ({ page, more, loads, search = '', ...host }: LeagueSetting) =>
  renderList({
    ...host,
    Screen: LeagueScreen,
    address: `/Tournaments/7-rpl${search}`,
    path: '/Tournaments/:leagueId',
    loads: {
      ...(page && { pageSoccerLeague: ready(page) }),
      ...(more && { soccerLeagueMatches: ready(more) }),
      ...loads,
    },
  });
