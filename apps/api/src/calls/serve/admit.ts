import type { DeclaredEndpoint } from '@tipmark/contract';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../people/account/sessions/sessions.ts';
import { refuseUnsubscribed } from '../../people/premium/subscription.ts';
import { readToken } from '../../platform/access/request-token.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { Services } from '../handler/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls whose answer may depend on the user. */
    signedIn: SignedIn | undefined;
  }
}

/** No token or a guest token is accepted; any other token here is invalid. */
function isGuest(request: FastifyRequest, { guests }: Services): boolean {
  const token = readToken(request);
  return token === undefined || guests.verify(token.value) !== undefined;
}

/** A caller with a token that is neither a user's nor a guest's. */
export function hasInvalidToken(request: FastifyRequest, services: Services): boolean {
  return request.signedIn === undefined && !isGuest(request, services);
}

/** @throws CallError route_not_found for an operator call from outside, before anything else */
export function hideFromOutside(
  endpoint: DeclaredEndpoint,
  request: FastifyRequest,
  { isOperator }: Services,
): void {
  if (endpoint.access === 'local' && !isOperator(request)) throw new CallError('route_not_found');
}

/**
 * Identifies the caller and admits only those that the access of the call allows.
 * @throws CallError unauthorized, premium_required, blocked
 */
export async function admit(
  endpoint: DeclaredEndpoint,
  request: FastifyRequest,
  services: Services,
): Promise<void> {
  if (endpoint.cache === 'shared' || endpoint.access === 'local') return;
  const token = readToken(request);
  request.signedIn = token && (await services.sessions.resolve(token.value));
  if (endpoint.access === 'public') return;
  if (endpoint.access === 'premium') {
    const payer = {
      signedIn: request.signedIn,
      hasInvalidToken: hasInvalidToken(request, services),
    };
    return refuseUnsubscribed(payer, services.clock());
  }
  const user = request.signedIn?.user;
  if (user === undefined) throw new CallError('unauthorized');
  if (user.isBlocked) throw new CallError('blocked');
}
