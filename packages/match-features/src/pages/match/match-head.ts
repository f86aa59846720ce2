import { decodeMatch } from '@tipmark/contract/match-wire';
import type { Screen } from '@tipmark/remote-kit';
import { formatStartDay, knownStart } from '@tipmark/remote-kit/i18n';
import { bareAddress, nameOfView, readMatchView, tabAddress } from './match-address.ts';
import type { MatchPageOptions } from './match-options.ts';

/** A tab is a page of its own, choices inside it are not. The address is the canonical one. */
export const matchHead =
  (options: MatchPageOptions): Screen['head'] =>
  (state, { search, locale, timeZone }, t) => {
    const page = options.loads.page.select(state).data;
    if (!page) return { title: t('common:error.screenFailed'), description: '' };
    const { home, away, startsAt } = decodeMatch(page.match);
    const values = {
      teams: t('common:match.teams', { home: home.name, away: away.name }),
      league: page.league.name,
      date: formatStartDay(startsAt, locale, timeZone, knownStart(page)),
    };
    const tab = nameOfView(readMatchView(options, search));
    const location = { matchUrl: page.link, page, locale };
    return {
      title: t('match.headTitle', values),
      description: t('match.description', values),
      canonical: search.has('tab')
        ? tabAddress(options, location, tab)
        : bareAddress(options, location),
    };
  };
