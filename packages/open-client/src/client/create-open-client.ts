import { failureOf, OpenError } from './open-error.ts';
import type { OpenPage, OpenPath, OpenRequest, OpenRow } from './paths.ts';
import { pauseOf, retryAfterOf } from './rate-limit.ts';

export interface OpenClientOptions {
  /** Address of the site, `https://tips.example`, or of the version, `…/api/open/v1`. */
  readonly url: string;
  /** A key of the profile, `tm_live_…`; without one the small quota of guests applies. */
  readonly key?: string | undefined;
  /** Language of failures: ru or en. That of names is `language` of a query. */
  readonly language?: 'ru' | 'en' | undefined;
  /** The longest wait for the quota; one that takes longer fails. 65 seconds by default. */
  readonly maxWaitMs?: number;
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly nowMs?: () => number;
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
const MAX_WAIT_MS = 65_000;
const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 500;
const TOO_MANY = 429;
const BUSY: readonly number[] = [502, 503, 504];

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** The address of the version, from it or that of the site. */
export function versionAddress(url: string): string {
  const bare = url.replace(/\/+$/, '');
  return bare.endsWith(VERSION) ? bare : bare + SITE_FOLDER + VERSION;
}

function addressOf(base: string, path: string, { path: segments = {}, query = {} }: AnyRequest) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = segments[name];
    if (value === undefined || value === '') throw new TypeError(`${path} needs "${name}"`);
    return encodeURIComponent(String(value));
  });
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return `${base}${filled}${pairs.length > 0 ? `?${search}` : ''}`;
}

/** A client of the open API. It waits for the quota, and repeats calls that were not answered. */
export function createOpenClient(options: OpenClientOptions): OpenClient {
  const { url, key, language, maxWaitMs = MAX_WAIT_MS, sleep = pause, nowMs = Date.now } = options;
  const send = options.fetch ?? fetch;
  const base = versionAddress(url);
  const headers = {
    accept: 'application/json',
    ...(key !== undefined && key !== '' && { authorization: `Bearer ${key}` }),
    ...(language !== undefined && { 'accept-language': language }),
  };

  async function attempt(address: string): Promise<Response | OpenError> {
    try {
      const response = await send(address, { headers });
      return response.ok ? response : await failureOf(response).then((one) => late(one, response));
    } catch (cause) {
      return new OpenError('no answer', { status: 0, code: 'network', cause });
    }
  }

  const waits = new WeakMap<OpenError, number>();
  function late(failure: OpenError, response: Response): OpenError {
    waits.set(failure, retryAfterOf(response.headers, nowMs()));
    return failure;
  }

  /** How long to wait before the next try; undefined where there is none. */
  function waitOf(failure: OpenError, tries: number): number | undefined {
    const { status } = failure;
    const isBusy = status === 0 || BUSY.includes(status);
    if (tries >= MOST_TRIES || !(isBusy || status === TOO_MANY)) return undefined;
    const asked = waits.get(failure) ?? 0;
    const wait = Math.max(asked, isBusy ? FIRST_PAUSE_MS * 2 ** (tries - 1) : 0);
    return wait <= maxWaitMs ? wait : undefined;
  }

  async function answerOf(address: string): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(address);
      if (!(answer instanceof OpenError)) return answer;
      const wait = waitOf(answer, tries);
      if (wait === undefined) throw answer;
      await sleep(wait);
    }
  }

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
