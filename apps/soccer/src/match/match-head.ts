import { decodeMatch } from '@tipmark/contract/match-wire';
import type { HostState, Screen, ScreenHead, Visit } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { readMatchView, tabAddress } from './match-address.ts';
import { eventPage } from './match-loads.ts';

/** A tab is a page of its own, choices inside it are not. The address is the canonical one. */
export function matchHead(
  state: HostState,
  { search, locale, timeZone }: Visit,
  t: Parameters<Screen['head']>[2],
): ScreenHead {
  const page = eventPage.select(state).data;
  if (!page) return { title: t('common:error.screenFailed'), description: '' };
  const { home, away, startsAt } = decodeMatch(page.match);
  const values = {
    teams: t('common:match.teams', { home: home.name, away: away.name }),
    league: page.league.name,
    date: formatDate(startsAt, locale, timeZone),
  };
  return {
    title: t('match.headTitle', values),
    description: t('match.description', values),
    canonical: tabAddress(page.link, readMatchView(search).tab, locale),
  };
}
