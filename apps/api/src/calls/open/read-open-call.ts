import {
  OPEN_LIMIT,
  type OpenCollection,
  type OpenLanguage,
  type OpenPageQuery,
  openFieldsOf,
  openQueryOf,
} from '@tipmark/contract/open';
import type { FastifyRequest } from 'fastify';
import { type KeyKind, readCursor } from '../../open/listing/cursor.ts';
import type { Wanted } from '../../open/listing/page.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import { parseQuery } from '../../platform/http/parse-query.ts';
import { readRequest } from '../../platform/http/read-request.ts';

const USUAL_LANGUAGE: OpenLanguage = 'ru';

/** What an address asks for, apart from its collection. */
export interface ReadOpenCall {
  readonly segments: unknown;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly wanted: Wanted;
  /** undefined = all. */
  readonly fields: readonly string[] | undefined;
  readonly locale: OpenLanguage;
  /** The list that a cursor is of: its collection with segments and filters. */
  readonly list: string;
}

/** @throws CallError validation naming `fields` for one that rows do not have */
function readFields(collection: OpenCollection, text: string | undefined) {
  if (text === undefined) return undefined;
  const known = openFieldsOf(collection);
  const fields = text.split(',').map((name) => name.trim());
  if (fields.every((name) => known.includes(name))) {
    return known.filter((name) => fields.includes(name));
  }
  const values = { values: known.join(', ') };
  throw new CallError('validation', { details: { fields: { key: 'not_listed', values } } });
}

/**
 * A page without rows has no cursor, and a parameter that nobody knows is a misspelt one.
 * @throws CallError validation, naming the parameter
 */
function refuseUnknown(collection: OpenCollection, request: FastifyRequest): void {
  const known = Object.keys(openQueryOf(collection)._zod.def.shape);
  for (const name of Object.keys(parseQuery(request.raw.url ?? ''))) {
    if (known.includes(name)) continue;
    const values = { values: known.join(', ') };
    const field = name === '' ? 'query' : name.slice(0, 100);
    throw new CallError('validation', { details: { [field]: { key: 'not_listed', values } } });
  }
}

/** @throws CallError validation, with a message for each field */
export function readOpenCall(
  collection: OpenCollection,
  order: readonly KeyKind[],
  request: FastifyRequest,
): ReadOpenCall {
  refuseUnknown(collection, request);
  const parts = readRequest(
    { segments: collection.segments, query: openQueryOf(collection) },
    request,
  );
  const query = parts.query as OpenPageQuery & Readonly<Record<string, unknown>>;
  const { limit = OPEN_LIMIT.usual, cursor, fields, language = USUAL_LANGUAGE, ...filters } = query;
  const list = JSON.stringify([collection.name, parts.segments, filters]);
  if (cursor !== undefined && order.length === 0) throw fieldError('cursor', 'bad_value');
  return {
    segments: parts.segments,
    filters,
    wanted: { limit, after: cursor === undefined ? undefined : readCursor(list, order, cursor) },
    fields: readFields(collection, fields),
    locale: language,
    list,
  };
}
