import { dayMatchesAt } from '../features/day-matches/day-matches-load.ts';
import type { ShellParts } from '../host/routing/shell-parts.ts';
import { Frame } from '../layout/Frame.tsx';
import { MissingPage, ScreenFailed, SiteFailed } from '../pages/ScreenFailed.tsx';
import { shellPages } from './shell-pages.ts';

/** The shell's own part of the site; the same on the server and in the browser. */
export const shellParts: ShellParts = {
  pages: shellPages,
  Frame,
  ScreenFailed,
  SiteFailed,
  MissingPage,
  missingLoads: (pathname) => [dayMatchesAt(pathname)],
  async reservedTitle(route, translate) {
    const { reservedTitle } = await import(
      /* webpackChunkName: "reserved" */ '../pages/reserved-title.ts'
    );
    return reservedTitle(route, translate);
  },
};
