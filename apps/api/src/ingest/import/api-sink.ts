import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FeedReceipt } from '@tipmark/contract';
import type { FeedLine, RejectedLine } from '@tipmark/contract/feed';
import { type FeedLines, type FileReceipt, type Sink, SinkUnavailable } from '@tipmark/importers';
import type { Config } from '../../platform/config/config.ts';
import { IMPORTED_FILES_PATH } from './import-paths.ts';

const COUNTS = ['imported', 'updated', 'skipped', 'quarantined'] as const;
/** A request of the feed takes 32 MB; the last line of one may be long. */
const MOST_BYTES = 24_000_000;

/**
 * Sends records through the API that owns the embedded database, on this machine; more than fits in
 * a request is split.
 */
export function openApiSink(config: Config, mostBytes = MOST_BYTES): Sink {
  const api = `http://127.0.0.1:${config.API_PORT}`;
  const url = `${api}/feed/records`;
  const key = config.FEED_KEY ?? readFeedKey(config.DATA_DIR);
  const wrongKey =
    config.FEED_KEY === undefined
      ? `The running api does not take the key in ${join(config.DATA_DIR, 'feed.key')}. Set FEED_KEY to the key it was started with.`
      : 'The running api does not take the key in FEED_KEY. Set FEED_KEY to the key it was started with, or leave it out where feed.key in DATA_DIR is its key.';
  const post = (body: AsyncIterable<Buffer>) =>
    ask<FeedReceipt>(url, wrongKey, {
      method: 'POST',
      headers: { authorization: key, 'content-type': 'application/x-ndjson' },
      body: Readable.toWeb(Readable.from(body)) as never,
      duplex: 'half',
    });
  const askFiles = <Data>(method: 'POST' | 'PUT', body: object) =>
    ask<Data>(`${api}${IMPORTED_FILES_PATH}`, wrongKey, {
      method,
      body: JSON.stringify(body),
      headers: { authorization: key, 'content-type': 'application/json' },
    });
  return {
    async apply(lines, { after }) {
      await after;
      const texts = ndjsonOf(lines);
      const total = { imported: 0, updated: 0, skipped: 0, quarantined: 0 };
      const refusals: RejectedLine[] = [];
      let next = await texts.next();
      do {
        const sent: Origin[] = [];
        const part = async function* () {
          for (let bytes = 0; next.done !== true && bytes < mostBytes; next = await texts.next()) {
            const { text, origin } = next.value;
            sent.push(origin);
            bytes += text.length;
            yield text;
          }
        };
        const { errors, ...counts } = await post(part());
        for (const name of COUNTS) total[name] += counts[name];
        refusals.push(...errors.map((error) => refusalOf(error, sent)));
      } while (next.done !== true);
      return { ...total, refusals };
    },
    async findImported(file) {
      const { receipt } = await askFiles<{ receipt: FileReceipt | null }>('POST', file);
      return receipt ?? undefined;
    },
    async noteImported(file, matches) {
      await askFiles('PUT', { ...file, matches });
    },
    async close() {},
  };
}

function readFeedKey(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'feed.key'), 'utf8').trim();
  } catch {
    throw new SinkUnavailable(
      `The data in ${dataDir} is in use by another process, and it has no feed.key to send records with. Stop that process, or set FEED_KEY to the key of the running api.`,
    );
  }
}

/** The position of a line, and what its reader reported about it. */
type Origin = Omit<FeedLine, 'record'>;

/** A line its reader refused is sent too: the API quarantines invalid records. */
async function* ndjsonOf(lines: FeedLines): AsyncGenerator<{ text: Buffer; origin: Origin }> {
  for await (const { record, ...origin } of lines) {
    const { refusal: rejection, file, source } = origin;
    const reported =
      rejection === undefined ? record : { refusal: rejection, source, file, row: record };
    yield { text: Buffer.from(`${JSON.stringify(reported)}\n`), origin };
  }
}

function refusalOf(error: FeedReceipt['errors'][number], sent: readonly Origin[]): RejectedLine {
  const origin = sent[error.line - 1];
  return {
    source: 'file',
    record: undefined,
    line: origin?.line ?? error.line,
    ...(origin?.file === undefined ? {} : { file: origin.file }),
    reason: origin?.refusal ?? error.reason,
  };
}

type ApiRequest = RequestInit & { duplex?: 'half' };

const REFUSED_KEY: ReadonlySet<number> = new Set([401, 403]);

async function ask<Data>(url: string, wrongKey: string, request: ApiRequest): Promise<Data> {
  const response = await send(url, request);
  const text = await response.text();
  if (REFUSED_KEY.has(response.status)) throw new SinkUnavailable(wrongKey);
  if (!response.ok) {
    throw new SinkUnavailable(
      `The api answered ${response.status} to ${url}: ${text.slice(0, 300)}`,
    );
  }
  return (JSON.parse(text) as { data: Data }).data;
}

async function send(url: string, request: ApiRequest): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    throw new SinkUnavailable(
      `The embedded database is in use, and no api takes records at ${url} (${reasonOf(error)}). Start the site, or stop the process that uses the data, or set API_PORT to the port of the running api.`,
    );
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
