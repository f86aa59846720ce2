import { createSender, MAX_WAIT_MS, pause, type SenderOptions } from './create-sender.ts';
import type { OpenPage, OpenPath, OpenRequest, OpenRow } from './paths.ts';
import { pauseOf } from './rate-limit.ts';

export interface OpenClientOptions extends SenderOptions {
  /** Address of the site, `https://tips.example`, or of the version, `…/api/open/v1`. */
  readonly url: string;
}

export interface OpenClient {
  /** One page. */
  page<Path extends OpenPath>(path: Path, request: OpenRequest<Path>): Promise<OpenPage<Path>>;
  /** All rows, page after page. */
  rows<Path extends OpenPath>(
    path: Path,
    request: OpenRequest<Path>,
  ): AsyncGenerator<OpenRow<Path>, void, undefined>;
}

type Values = Readonly<Record<string, unknown>>;
interface AnyRequest {
  readonly path?: Values;
  readonly query?: Values;
}

const VERSION = '/open/v1';
const SITE_FOLDER = '/api';
/** The address of the version, from it or that of the site. */
export function versionAddress(url: string): string {
  const bare = url.replace(/\/+$/, '');
  return bare.endsWith(VERSION) ? bare : bare + SITE_FOLDER + VERSION;
}

function addressOf(base: string, path: string, { path: segments = {}, query = {} }: AnyRequest) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = segments[name];
    if (value === undefined || value === '') throw new TypeError(`${path} needs "${name}"`);
    return encodeURIComponent(String(value as string | number));
  });
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return `${base}${filled}${pairs.length > 0 ? `?${search.toString()}` : ''}`;
}

/** A client of the open API. It waits for the quota, and repeats calls that were not answered. */
export function createOpenClient(options: OpenClientOptions): OpenClient {
  const { url, maxWaitMs = MAX_WAIT_MS, sleep = pause } = options;
  const base = versionAddress(url);
  const answerOf = createSender(options);

  async function* rows<Path extends OpenPath>(path: Path, request: OpenRequest<Path>) {
    let { query } = request as AnyRequest;
    for (;;) {
      const response = await answerOf(addressOf(base, path, { ...request, query: query ?? {} }));
      const { data, next } = (await response.json()) as OpenPage<Path>;
      yield* data;
      if (next === null) return;
      query = { ...query, cursor: next };
      // a page that would be refused is not even asked for
      const wait = pauseOf(response.headers.get('ratelimit'));
      if (wait > 0 && wait <= maxWaitMs) await sleep(wait);
    }
  }

  return {
    async page(path, request) {
      const response = await answerOf(addressOf(base, path, request as AnyRequest));
      return (await response.json()) as never;
    },
    rows,
  };
}
