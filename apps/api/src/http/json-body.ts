import { isWellFormedText } from '@tipmark/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal, refuseField } from '../errors.ts';

const MAX_DEPTH = 20;
const FORM_LIMIT_BYTES = 1_024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw refuseField('body', 'bad_encoding');
  }
}

/** Walks with a list of its own: a deep body must not overflow the stack. */
function check(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw refuseField('body', 'too_deep');
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && !isWellFormedText(value)) {
        throw refuseField('body', 'bad_encoding');
      }
      if (typeof value !== 'object' || value === null) continue;
      if (!Object.keys(value).every(isWellFormedText)) throw refuseField('body', 'bad_encoding');
      next.push(...Object.values(value));
    }
    level = next;
  }
}

function parseJson(text: string): unknown {
  try {
    // Keys such as __proto__ become own properties here and are dropped by the schema as unknown.
    return JSON.parse(text);
  } catch {
    throw refuseField('body', 'not_json');
  }
}

/**
 * Bodies are JSON alone, but for two calls: text/plain could be sent by a foreign page without asking, and nothing is
 * decompressed. Feed records arrive as a stream.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (_request, bytes: Buffer, done) => {
      if (bytes.length === 0) return done(null, undefined);
      try {
        const body = parseJson(decode(bytes));
        check(body);
        done(null, body);
      } catch (error) {
        done(error instanceof Error ? error : new Refusal('internal'), undefined);
      }
    },
  );
  // The form of a mail program's button: its one field says nothing, and only one call takes it.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
    (_request, _bytes, done) => done(null, undefined),
  );
  app.addContentTypeParser('application/x-ndjson', (_request, payload, done) => {
    done(null, payload);
  });
}
