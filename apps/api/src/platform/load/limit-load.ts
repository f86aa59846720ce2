import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLoadShedder } from '@tipmark/server-kit';
import type { ReadRequestId } from '../access/request-id.ts';
import { headersOfAll } from '../http/headers-of-all.ts';
import { refusalBytes } from '../http/refusal-bytes.ts';
import type { MetricValues } from '../metrics/metrics.ts';
import type { RouteTable } from './route-table.ts';

/** Who waits for an answer: a page that a server makes, a person, a read, a costly read. */
export type LoadKind = 'page' | 'personal' | 'read' | 'costly';

/** Refuses on arrival what could not be answered in time. */
export interface LoadLimit {
  /**
   * Admits a request, or answers it with 503 and `Retry-After`: nothing of it is read.
   * @returns true for a request that was refused
   */
  refuses(request: IncomingMessage, response: ServerResponse): boolean;
  metricValues(): MetricValues;
}

export interface LoadLimitOptions {
  /** Routes without a kind are never refused and not counted. */
  readonly kinds: RouteTable<LoadKind>;
  readonly readRequestId: ReadRequestId;
  readonly log: { warn(details: object, message: string): void };
  readonly nowMs?: () => number;
}

/** How many milliseconds an admitted call may have before it: bulk is refused first. */
const LONGEST_MS: Readonly<Record<LoadKind, number>> = {
  costly: 500,
  read: 1_000,
  personal: 2_000,
  page: 2_000,
};

const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = '2';
const LOG_EVERY_MS = 10_000;

export function createLoadLimit({
  kinds,
  readRequestId,
  log,
  nowMs = () => performance.now(),
}: LoadLimitOptions): LoadLimit {
  const shedder = createLoadShedder({ nowMs });
  const countOfRefused = { page: 0, personal: 0, read: 0, costly: 0 };
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  let unlogged = 0;

  function kindOf({ method = '', url = '', headers }: IncomingMessage): LoadKind | undefined {
    const kind = kinds.find(method, url);
    // of a server that makes a page, and limits itself how many it makes
    return kind !== undefined && headers['x-client-url'] !== undefined ? 'page' : kind;
  }

  function noteRefusal(kind: LoadKind): void {
    countOfRefused[kind] += 1;
    unlogged += 1;
    const now = nowMs();
    if (now - loggedAtMs < LOG_EVERY_MS) return;
    log.warn(
      { refused: unlogged, running: shedder.running },
      'calls: refused on arrival, more are under way than are answered in time',
    );
    loggedAtMs = now;
    unlogged = 0;
  }

  function refuse(request: IncomingMessage, response: ServerResponse): void {
    const bytes = refusalBytes('unavailable', request.headers['accept-language']);
    response.writeHead(UNAVAILABLE, {
      ...headersOfAll(readRequestId(request)),
      'retry-after': RETRY_AFTER_SECONDS,
      'cache-control': 'no-store',
      vary: 'Accept-Language, Authorization, Cookie',
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    });
    response.end(bytes);
  }

  return {
    refuses(request, response) {
      const kind = kindOf(request);
      if (kind === undefined) return false;
      const leave = shedder.admit(LONGEST_MS[kind]);
      if (leave === undefined) {
        noteRefusal(kind);
        refuse(request, response);
        return true;
      }
      response.once('close', () =>
        leave(response.writableFinished && response.statusCode !== UNAVAILABLE),
      );
      return false;
    },
    metricValues: () => ({
      calls_running: shedder.running,
      calls_shed_total: { label: 'kind', values: countOfRefused },
    }),
  };
}
