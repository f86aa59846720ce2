import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** False when the request was passed on by a proxy, the shell included. */
export function isDirect(request: FastifyRequest): boolean {
  const { headers } = request;
  return (
    headers['x-forwarded-for'] === undefined &&
    headers['x-client-url'] === undefined &&
    headers['forwarded'] === undefined &&
    headers['via'] === undefined
  );
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK.test(address);
}

export function isLoopback(request: FastifyRequest): boolean {
  return isDirect(request) && isLoopbackAddress(request.socket.remoteAddress ?? '');
}

/** Neighbours behind one IPv6 router are one caller. */
export function networkOf(address: string): string {
  return address.includes(':') ? address.split(':', 4).join(':') : address;
}

export function isSameSecret(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
