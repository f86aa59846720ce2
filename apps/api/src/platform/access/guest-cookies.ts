import type { FastifyRequest } from 'fastify';
import type { GuestTokens } from './guest-tokens.ts';
import { readGuardedCookie, readToken } from './request-token.ts';
import type { AnswerCookies } from './session-cookies.ts';

export function createGuestReader(tokens: GuestTokens) {
  return (request: FastifyRequest): string | undefined => {
    if (request.signedIn !== undefined) return request.signedIn.guestId;
    const token = readToken(request);
    return token === undefined ? undefined : tokens.verify(token.value);
  };
}

/**
 * Makes a visitor without `guest_id` a guest, and restores a guest's token after a logout. Only
 * private responses may carry it: a cookie on a shared response would make all visitors one guest.
 * A user's token stays.
 */
export function issueGuest(
  request: FastifyRequest,
  cookies: AnswerCookies,
  tokens: GuestTokens,
): void {
  if (cookies.hasGuest) return;
  const held = readToken(request);
  const isUsers = cookies.hasToken || (held !== undefined && !held.value.startsWith('g.'));
  const known = readGuardedCookie(request, 'guest_id');
  if (known === undefined) {
    const { guestId, token } = tokens.issue();
    if (isUsers) cookies.nameGuest(guestId);
    else cookies.beGuest(token, guestId);
    return;
  }
  if (isUsers || held !== undefined) return;
  const token = tokens.sign(known);
  if (token !== undefined) cookies.beGuest(token);
}
