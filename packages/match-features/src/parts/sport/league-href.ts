import type { LeagueHead } from '@tipmark/contract';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import type { SportPages } from './sport-pages.ts';

/** The page of a league; where a sport has none, its matches of a day. */
export const leagueHref = (
  { routes }: Pick<SportPages, 'routes'>,
  { link, id }: Pick<LeagueHead, 'link' | 'id'>,
  daySeconds: number,
  locale: Locale,
): string =>
  routes.league
    ? href(routes.league, { leagueId: link }, { locale })
    : href(routes.results, { timestamp: daySeconds, league: id }, { locale });
