import type { ResultsPage, WireMatch } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive } from '@tipmark/domain';
import { matchPath, type RouteName } from '@tipmark/route-builder';

/** The match a link of the list leads to. */
export function matchOfLink(target: EventTarget | null, matchRoute: RouteName): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return undefined;
  const match = matchPath(link.pathname);
  return match?.name === matchRoute ? match.params['matchUrl'] : undefined;
}

/** Watched most of those in play, else of all of the day. */
export function mostWatched({ leagues }: ResultsPage): string | undefined {
  const all = leagues.flatMap(({ matches }): readonly WireMatch[] => matches).map(decodeMatch);
  const running = all.filter(isLive);
  return (running.length > 0 ? running : all).toSorted((a, b) => b.views - a.views)[0]?.link;
}
