import type { ResultsPage, WireMatch } from '@tipmark/contract';
import { decodeMatch, listingOf, matchLinkOf } from '@tipmark/contract/match-wire';
import { isLive, isScheduled } from '@tipmark/domain';
import { matchPath, type RouteName } from '@tipmark/route-builder';
import { scoreText } from '../../../parts/matches/score-text.ts';

/** The match to which a link of the list leads. */
export function matchOfLink(target: EventTarget | null, matchRoute: RouteName): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return undefined;
  const match = matchPath(link.pathname);
  return match?.name === matchRoute ? match.params['matchUrl'] : undefined;
}

const matchesOf = ({ leagues }: ResultsPage) =>
  leagues.flatMap(({ matches }): readonly WireMatch[] => matches).map(listingOf);

/** Whether anything of the day is in play. */
export const isAnyLive = (day: ResultsPage): boolean => matchesOf(day).some(isLive);

/** The most watched live match, else the next one; on a finished day the most watched. */
export function matchToShow(day: ResultsPage): string | undefined {
  const all = matchesOf(day);
  const running = all.filter(isLive);
  const coming = all.filter((match) => isScheduled(match, day.asOf));
  if (running.length === 0 && coming.length > 0) {
    return coming.toSorted((a, b) => a.startsAt - b.startsAt || b.views - a.views)[0]?.link;
  }
  return (running.length > 0 ? running : all).toSorted((a, b) => b.views - a.views)[0]?.link;
}

/** The score of a match as the list has it; undefined where it is not listed. */
export function listedScore(day: ResultsPage | undefined, link: string): string | undefined {
  const wire = day?.leagues
    .flatMap(({ matches }): readonly WireMatch[] => matches)
    .find((match) => matchLinkOf(match) === link);
  return wire && scoreText(decodeMatch(wire));
}
