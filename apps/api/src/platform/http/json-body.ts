import { isWellFormedText } from '@tipmark/contract';
import type { FastifyInstance } from 'fastify';
import { CallError, fieldError } from '../errors/errors.ts';

const MAX_DEPTH = 20;
const FORM_LIMIT_BYTES = 1_024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw fieldError('body', 'bad_encoding');
  }
}

const MAX_FIELD_LENGTH = 100;

interface Inside {
  readonly field: string;
  readonly value: unknown;
}

const nameOf = ({ field }: Inside) => field.slice(0, MAX_FIELD_LENGTH) || 'body';

/** Nested fields, under the names their errors are reported with. */
function insideOf(outer: Inside): Inside[] {
  const { field, value } = outer;
  if (typeof value === 'string' && !isWellFormedText(value)) {
    throw fieldError(nameOf(outer), 'bad_encoding');
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, value]) => {
    if (!isWellFormedText(key)) throw fieldError(nameOf(outer), 'bad_encoding');
    return { field: field === '' ? key : `${field}.${key}`, value };
  });
}

/** Iterative: a deep body must not overflow the stack. */
function check(body: unknown): void {
  let level: Inside[] = [{ field: '', value: body }];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw fieldError('body', 'too_deep');
    level = level.flatMap(insideOf);
  }
}

function parseJson(text: string): unknown {
  try {
    // Keys such as __proto__ become own properties here and are dropped by the schema as unknown.
    return JSON.parse(text);
  } catch {
    throw fieldError('body', 'not_json');
  }
}

/**
 * Bodies are JSON only, except for two calls: a foreign page could send text/plain without a
 * preflight request. Nothing is decompressed. Feed records arrive as a stream.
 */
export function acceptBodies(app: FastifyInstance): void {
  // Unknown expectations beyond `100-continue` are ignored: by default Node would answer without a
  // body.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
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
        done(error instanceof Error ? error : new CallError('internal'), undefined);
      }
    },
  );
  // The form of a mail program's unsubscribe button: its field has no meaning, and only one call
  // takes it.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
    (_request, _bytes, done) => done(null, undefined),
  );
  app.addContentTypeParser('application/x-ndjson', (_request, payload, done) => {
    done(null, payload);
  });
}
