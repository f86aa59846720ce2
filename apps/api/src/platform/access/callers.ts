import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { toBlockList } from '../config/networks.ts';

/** False when the request was passed on by a proxy, the shell included. */
function isDirect(request: FastifyRequest): boolean {
  const { headers } = request;
  return (
    headers['x-forwarded-for'] === undefined &&
    headers['x-client-url'] === undefined &&
    headers['forwarded'] === undefined &&
    headers['via'] === undefined
  );
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** @param address undefined when the caller has left meanwhile */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.test(address);
}

export function isLoopback(request: FastifyRequest): boolean {
  return isDirect(request) && isLoopbackAddress(request.socket.remoteAddress);
}

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Recognizes addresses of the given networks, also those of version 4 seen by version 6. */
export function createAddressCheck(listed: readonly string[]): (address: string) => boolean {
  const list = toBlockList(listed);
  return (given) => {
    const address = given.replace(MAPPED, '');
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Recognizes requests of the operator: sent directly, from one of the given networks. */
export function createOperatorCheck(
  listed: readonly string[],
): (request: FastifyRequest) => boolean {
  const isListed = createAddressCheck(listed);
  return (request) => isDirect(request) && isListed(request.socket.remoteAddress ?? '');
}

export function isSameSecret(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
