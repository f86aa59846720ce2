import type { Locale } from '@tipmark/route-builder';
import type { LoaderFunction, RouteObject } from 'react-router';
import { routePath } from './route-path.ts';
import type { OwnedScreen } from './screen-visit.ts';
import type { ShellParts } from './shell-parts.ts';

export interface ScreenRoutesOptions {
  readonly shell: Pick<ShellParts, 'ScreenFailed'>;
  readonly locale: Locale;
  readonly productSlug: string;
  /** Runs a screen's loads before it is shown; the server runs them before it renders. */
  readonly loaderFor?: (owned: OwnedScreen) => LoaderFunction;
}

/** Id of the route that carries the layout; every screen is its child. */
export const frameId = 'frame';
/** Id of the page for unknown addresses. */
export const missingId = 'missing';

/** Screens of one owner as routes of the router engine, each with its own boundary. */
export const screenRoutes = (
  screens: readonly OwnedScreen[],
  { shell, locale, productSlug, loaderFor }: ScreenRoutesOptions,
): RouteObject[] =>
  screens.map((owned) => ({
    id: owned.screen.route,
    path: routePath(owned.screen.route, locale, productSlug),
    Component: owned.screen.Component,
    ErrorBoundary: shell.ScreenFailed,
    ...(loaderFor && { loader: loaderFor(owned) }),
  }));

/**
 * The route tree of the site: the layout round the given screens and the page for all other paths.
 */
export const siteRoutes = (
  { Frame, SiteFailed, ScreenFailed, MissingPage }: ShellParts,
  screens: readonly RouteObject[],
  missing?: { readonly loader: LoaderFunction },
): RouteObject[] => [
  {
    id: frameId,
    Component: Frame,
    ErrorBoundary: SiteFailed,
    children: [
      ...screens,
      {
        ...missing,
        id: missingId,
        path: '*',
        Component: MissingPage,
        ErrorBoundary: ScreenFailed,
      },
    ],
  },
];

const Nothing = () => null;

/** Routes of a page that retains the server's content: React renders nothing inside the frame. */
export const frozenRoutes = ({ Frame, SiteFailed }: ShellParts): RouteObject[] => [
  {
    id: frameId,
    Component: Frame,
    ErrorBoundary: SiteFailed,
    children: [{ id: missingId, path: '*', Component: Nothing }],
  },
];
