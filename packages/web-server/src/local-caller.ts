import type { FastifyRequest } from 'fastify';

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/** True for a caller on this machine that no proxy forwards for. */
export function isLocalCaller(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers);
  return !isForwarded && loopback.test(socket.remoteAddress ?? '');
}
