import { trustedProxies } from '@tipmark/server-kit';
import type { FastifyRequest } from 'fastify';

const loopback = /^(?:::ffff:)?127\.|^::1$/;

const isForwarded = ({ headers }: FastifyRequest): boolean =>
  ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers);

/** True for a caller on this machine that no proxy forwards for. */
export function isLocalCaller(request: FastifyRequest): boolean {
  return !isForwarded(request) && loopback.test(request.socket.remoteAddress ?? '');
}

/** Who may read health and metrics. */
export type IsOperator = (request: FastifyRequest) => boolean;

/**
 * True for callers from these addresses and networks that no proxy forwards for.
 * @param networks `loopback` is this machine
 */
export function operatorsOf(networks: readonly string[]): IsOperator {
  const isListed = trustedProxies(networks, 'OPERATOR_NETWORKS');
  return (request) => !isForwarded(request) && isListed(request.socket.remoteAddress ?? '');
}
