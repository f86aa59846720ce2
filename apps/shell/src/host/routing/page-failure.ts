import type { ApiFailure } from '@tipmark/remote-kit';
import { type RouteMatch, type RouteName, routes } from '@tipmark/route-builder';

/**
 * Why a screen cannot be shown, as plain data: the server puts it into the page it renders, and the
 * browser continues from there. notFound: nothing has this address. reserved: a page that is not
 * built yet; not a failure to the visitor, and not indexed by search engines. notComposed: a page
 * of a part this site is composed without. loadFailed: the API refused or did not reply.
 * remoteAbsent: the part of the site that owns the page is not running. crashed: an error in a
 * screen.
 */
export interface PageFailure {
  readonly reason:
    | 'notFound'
    | 'reserved'
    | 'notComposed'
    | 'loadFailed'
    | 'remoteAbsent'
    | 'crashed';
  /** HTTP status of the page. */
  readonly status: number;
  readonly failure?: ApiFailure;
}

export const notFound: PageFailure = { reason: 'notFound', status: 404 };
export const reserved: PageFailure = { reason: 'reserved', status: 200 };
export const notComposed: PageFailure = { reason: 'notComposed', status: 404 };

/** A redirect without a target is not a page, and no configured bookmaker has this address. */
const namesNothing: ReadonlySet<RouteName> = new Set(['linkRedirect', 'bookmaker']);

/**
 * Why a page cannot be shown.
 * @param isComposed whether a remote belongs to this site, running or not
 */
export function missingAt(
  match: RouteMatch | undefined,
  isComposed: (owner: string) => boolean,
): PageFailure {
  if (!match || namesNothing.has(match.name)) return notFound;
  const { owner, isReserved } = routes[match.name];
  const isHere = owner === 'shell' || isComposed(owner);
  return isReserved || isHere ? reserved : notComposed;
}

/** True for pages that list a few matches: unknown addresses, and pages not built yet. */
export const hasDayMatches = (problem: PageFailure | undefined): boolean =>
  problem?.status === 404 || problem?.reason === 'reserved';

export const remoteAbsent: PageFailure = { reason: 'remoteAbsent', status: 503 };
export const crashed: PageFailure = { reason: 'crashed', status: 500 };

const SERVER_ERROR = 500;

const isRefusal = (status: number) => status >= 400 && status < 500;

/**
 * A failed load as a page: the API's refusals retain their status, everything else is "not now".
 */
export const loadFailed = (failure: ApiFailure): PageFailure =>
  failure.status === 404
    ? { ...notFound, failure }
    : {
        reason: 'loadFailed',
        status: isRefusal(failure.status) ? failure.status : 503,
        failure,
      };

/** The code of the screen did not load. */
export const unreached = loadFailed({ status: 0, code: 'network', message: '' });

/** The server had too much to do: trying again helps. */
export const isBusy = (problem: PageFailure | undefined): boolean =>
  problem?.reason === 'loadFailed' && (problem.failure?.status ?? 0) > SERVER_ERROR;

/** No reply at all arrived, not even a refusal. */
export const isUnreached = (problem: PageFailure | undefined): boolean =>
  problem?.failure?.status === 0;

/** Anything thrown on the way to a screen; what is not a PageFailure counts as an error in it. */
export const failureOf = (error: unknown): PageFailure => (isPageFailure(error) ? error : crashed);

export const isPageFailure = (value: unknown): value is PageFailure =>
  typeof value === 'object' && value !== null && 'reason' in value && 'status' in value;
