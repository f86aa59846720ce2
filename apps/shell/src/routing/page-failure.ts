import type { ApiFailure } from '@tipmark/remote-kit';

/**
 * Why a screen cannot be shown, as plain data: the server puts it into the page it renders, and the
 * browser takes it up from there.
 * notFound: nothing has this address. loadFailed: the api said so or did not answer.
 * remoteAbsent: the part of the site that owns the page is not running. crashed: an error in a screen.
 */
export interface PageFailure {
  readonly reason: 'notFound' | 'loadFailed' | 'remoteAbsent' | 'crashed';
  /** HTTP status of the page. */
  readonly status: number;
  readonly failure?: ApiFailure;
}

export const notFound: PageFailure = { reason: 'notFound', status: 404 };
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
