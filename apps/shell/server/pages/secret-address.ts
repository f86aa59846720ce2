import type { RequestContext } from '../request-context.ts';

/** Whoever knows the address of such a page may do what it offers: it came with a mail. */
export const hasSecret = ({ match, search }: Pick<RequestContext, 'match' | 'search'>): boolean =>
  match?.params['hash'] !== undefined || search.has('token');
