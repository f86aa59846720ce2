import { SPORT } from '@tipmark/domain';
import type { RouteName } from '@tipmark/route-builder';

/** Pages of matches, by sport. */
const pages: Readonly<Record<number, RouteName>> = {
  [SPORT.soccer]: 'events',
  [SPORT.hockey]: 'hockeyEvents',
  [SPORT.tennis]: 'tennisEvents',
};

/** The page of a match of this sport; undefined for what is no sport. */
export const matchPageOf = (sport: number): RouteName | undefined => pages[sport];

export const isMatchPage = (route: RouteName | undefined): boolean =>
  Object.values(pages).some((page) => page === route);
