import type { RequestContext } from './request-context.ts';

/** Anybody with the address of such a page may do what it offers: it was sent by email. */
export const hasSecret = ({ match, search }: Pick<RequestContext, 'match' | 'search'>): boolean =>
  match?.params['hash'] !== undefined || search.has('token') || search.has('authHash');
