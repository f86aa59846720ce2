import { DEADLINE_HEADER } from '@tipmark/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enterDeadline, leave } from '../database/deadline.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds from the arrival of the request to its answer; none = as long as it takes. */
    deadlineMs?: number;
  }
}

/** How long the caller waits, if a trusted proxy says so; never more than the call may take. */
function budgetOf(request: FastifyRequest, mostMs: number): number {
  const named = request.headers[DEADLINE_HEADER];
  // more than one address: the nearest one is a proxy we trust
  const isForwarded = (request.ips?.length ?? 0) > 1;
  if (!isForwarded || typeof named !== 'string' || !/^\d{1,7}$/.test(named)) return mostMs;
  return Math.min(Number(named), mostMs);
}

/** Starts the clock of every call that has a deadline, when its request arrives. */
export function limitTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const mostMs = request.routeOptions.config.deadlineMs;
    if (mostMs === undefined) return next();
    enterDeadline(budgetOf(request, mostMs), (deadline) => {
      reply.raw.once('close', () => {
        const hasLeft = !reply.raw.writableFinished;
        if (hasLeft && request.method === 'GET') leave(deadline);
        else if (performance.now() < deadline.endsAtMs) deadline.isOver = true;
      });
      next();
    });
  });
}
