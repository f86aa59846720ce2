import type { ServerMetrics } from '@tipmark/web-server';
import type { FastifyReply } from 'fastify';
import type { EdgeConfig } from '../config/edge-config.ts';
import { EVERY_PAGE, keysOfMessage, keysOfPage } from './edge-keys.ts';
import { createEdgePurger, type EdgePurgerOptions, SHORT_LIFETIME_SECONDS } from './edge-purger.ts';

/** What a site behind an edge cache adds: how long its pages are served there, and their purge. */
export interface Edge {
  /**
   * Lets the edge store a page of guests under its keys; nothing else may be stored.
   * @param page the key of its copies
   * @param since when the answer was begun, on the clock of `performance.now()`
   */
  share(reply: FastifyReply, page: string, since: number): void;
  /** Of one visitor, or not worth storing. */
  withhold(reply: FastifyReply): void;
  /** A message of the API's change stream: these pages are out of date. */
  changed(message: string | undefined): void;
  /** Changes are not known until the next message. */
  cutOff(): void;
  /** Every page is: another version of a remote or of the promotions. */
  changedAltogether(): void;
  stop(): void;
}

const STALE_SECONDS = 5;

export interface EdgeOptions {
  readonly config: EdgeConfig;
  readonly metrics: Pick<ServerMetrics, 'counter' | 'gauge'>;
  readonly log: EdgePurgerOptions['log'];
}

export function createEdge({ config, metrics, log }: EdgeOptions): Edge {
  const { urls, style, token } = config;
  const purges = metrics.counter('edge_purges_total', 'Purges sent to the edge.', 'outcome');
  const purger = createEdgePurger({
    targets: urls.map((url) => ({ url, style, token })),
    log,
    onSent: purges,
  });
  // the first message says that the shell follows the changes
  let isFollowing = false;
  metrics.gauge('edge_failing', 'Edges that accept no purge now.', () => purger.failing);
  return {
    share(reply, page, since) {
      const keys = keysOfPage(page);
      const lasting = purger.lifetimeSeconds(keys, since);
      const seconds = isFollowing ? lasting : Math.min(lasting, SHORT_LIFETIME_SECONDS);
      // a page that sets cookies is of one visitor
      if (seconds === 0 || reply.hasHeader('Set-Cookie')) return this.withhold(reply);
      // the trace of one visitor, which others must not continue
      reply.removeHeader('Server-Timing');
      const lifetime = `max-age=${seconds}, stale-while-revalidate=${STALE_SECONDS}`;
      reply.headers({
        'Surrogate-Key': keys.join(' '),
        'Surrogate-Control': lifetime,
        'CDN-Cache-Control': lifetime,
      });
    },
    withhold(reply) {
      reply.headers({ 'Surrogate-Control': 'no-store', 'CDN-Cache-Control': 'no-store' });
    },
    changed(message) {
      isFollowing = true;
      purger.purge(keysOfMessage(message));
    },
    cutOff() {
      isFollowing = false;
    },
    changedAltogether: () => purger.purge([EVERY_PAGE]),
    stop: () => purger.stop(),
  };
}
