import type { ApiFailure } from '@tipmark/remote-kit';
import { type RouteMatch, type RouteName, routes } from '@tipmark/route-builder';

/**
 * Why a screen cannot be shown, as plain data: the server puts it into the page it renders, and the
 * browser takes it up from there.
 * notFound: nothing has this address. toCome: the product has this page, nobody has built it yet;
 * no failure to the visitor, and kept out of search engines. notComposed: a page of a part this
 * site is composed without. loadFailed: the api said so or did not answer. remoteAbsent: the part
 * of the site that owns the page is not running. crashed: an error in a screen.
 */
export interface PageFailure {
  readonly reason:
    | 'notFound'
    | 'toCome'
    | 'notComposed'
    | 'loadFailed'
    | 'remoteAbsent'
    | 'crashed';
  /** HTTP status of the page. */
  readonly status: number;
  readonly failure?: ApiFailure;
}

export const notFound: PageFailure = { reason: 'notFound', status: 404 };
export const toCome: PageFailure = { reason: 'toCome', status: 200 };
export const notComposed: PageFailure = { reason: 'notComposed', status: 404 };

/** A redirect to nowhere is no page, and no bookmaker is configured that could have one. */
const namesNothing: ReadonlySet<RouteName> = new Set(['linkRedirect', 'bookmaker']);

/**
 * Why nobody shows a page.
 * @param isComposed tells whether a remote belongs to this site, running or not
 */
export function missingAt(
  match: RouteMatch | undefined,
  isComposed: (owner: string) => boolean,
): PageFailure {
  if (!match || namesNothing.has(match.name)) return notFound;
  const { owner, isReserved } = routes[match.name];
  const isHere = owner === 'shell' || isComposed(owner);
  return isReserved || isHere ? toCome : notComposed;
}

export const remoteAbsent: PageFailure = { reason: 'remoteAbsent', status: 503 };
export const crashed: PageFailure = { reason: 'crashed', status: 500 };

const isRefusal = (status: number) => status >= 400 && status < 500;

/** A failed load as a page: the api's refusals keep their status, everything else is "not now". */
export const loadFailed = (failure: ApiFailure): PageFailure =>
  failure.status === 404
    ? { ...notFound, failure }
    : {
        reason: 'loadFailed',
        status: isRefusal(failure.status) ? failure.status : 503,
        failure,
      };

/** Code of the screen did not come. */
export const unreached = loadFailed({ status: 0, code: 'network', message: '' });

/** Nobody answered: not even a refusal came. */
export const isUnreached = (problem: PageFailure | undefined): boolean =>
  problem?.failure?.status === 0;

/** Anything thrown on the way to a screen; what is no failure of a page is an error in one. */
export const failureOf = (error: unknown): PageFailure => (isPageFailure(error) ? error : crashed);

export const isPageFailure = (value: unknown): value is PageFailure =>
  typeof value === 'object' && value !== null && 'reason' in value && 'status' in value;
