import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import type { PageParts } from '@tipmark/match-features/pages';
import { routeOfSport } from '@tipmark/route-builder';
import { createSearch } from './create-search.tsx';

const searchIn = (name: SportName) =>
  createSearch(routeOfSport(SPORT[name], 'searchUsersTips') ?? 'searchUsersTips', SPORT[name]);

/** `/search-tips-and-cappers` of each sport: open tips and cappers by criteria. */
export const searches = Object.fromEntries(
  SPORT_NAMES.map((name) => [name, searchIn(name)]),
) as Readonly<Record<SportName, PageParts>>;
