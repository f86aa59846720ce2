import type { ApiFailure } from '@tipmark/remote-kit';
import type { RouteMatch } from '@tipmark/route-builder';

/**
 * Why a screen cannot be shown, as plain data: the server puts it into the page it renders, and the
 * browser takes it up from there.
 * notFound: nothing has this address. notComposed: a page of a part this site is composed without. loadFailed: the api said so or did not answer.
 * remoteAbsent: the part of the site that owns the page is not running. crashed: an error in a screen.
 */
export interface PageFailure {
  readonly reason: 'notFound' | 'notComposed' | 'loadFailed' | 'remoteAbsent' | 'crashed';
  /** HTTP status of the page. */
  readonly status: number;
  readonly failure?: ApiFailure;
}

export const notFound: PageFailure = { reason: 'notFound', status: 404 };
export const notComposed: PageFailure = { reason: 'notComposed', status: 404 };

/** Why nobody shows a page: an address of ours that this site is composed without, or nobody's. */
export const missingAt = (match: RouteMatch | undefined): PageFailure =>
  match ? notComposed : notFound;

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

export const isPageFailure = (value: unknown): value is PageFailure =>
  typeof value === 'object' && value !== null && 'reason' in value && 'status' in value;
