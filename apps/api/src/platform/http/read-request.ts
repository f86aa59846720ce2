import type { DeclaredEndpoint } from '@tipmark/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CallError } from '../errors/errors.ts';
import { parseQuery } from './parse-query.ts';
import { toDetails } from './validation-details.ts';

function parse(schema: z.core.$ZodType | undefined, value: unknown, part: string): unknown {
  if (schema === undefined) return undefined;
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new CallError('validation', { details: toDetails(result.error.issues, part) });
}

/**
 * The body of a request by the schema of a call that only our own commands know.
 * @throws CallError validation, with a message for each field
 */
export function readBody<Schema extends z.core.$ZodType>(
  schema: Schema,
  request: Pick<FastifyRequest, 'body'>,
): z.output<Schema> {
  return parse(schema, request.body ?? {}, 'body') as z.output<Schema>;
}

export interface ReceivedParts {
  readonly segments: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A body whose fields are all optional may be left out; `null` is not left out. */
function bodyOf({ body }: Pick<DeclaredEndpoint, 'body'>, request: FastifyRequest): unknown {
  if (request.body !== undefined || body === undefined) return request.body;
  return z.safeParse(body, {}).success ? {} : undefined;
}

/**
 * The parts of a request as the endpoint declares them; unknown keys are dropped.
 * @throws CallError validation, with a message for each field
 */
export function readRequest(
  endpoint: Pick<DeclaredEndpoint, 'segments' | 'query' | 'body' | 'bodyType'>,
  request: FastifyRequest,
): ReceivedParts {
  const isStream = endpoint.bodyType === 'application/x-ndjson';
  return {
    segments: parse(endpoint.segments, request.params, 'path'),
    query: parse(endpoint.query, parseQuery(request.raw.url ?? ''), 'query'),
    body: isStream ? request.body : parse(endpoint.body, bodyOf(endpoint, request), 'body'),
  };
}

const MEDIA_TYPE = 'application/json';
const FORMS = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/**
 * Bodies of read calls are ignored.
 * @throws CallError when the body is in a form that the endpoint does not accept
 */
export function refuseOtherMedia(endpoint: DeclaredEndpoint, request: FastifyRequest): void {
  if (endpoint.method === 'GET') return;
  const { 'content-type': type, 'content-encoding': encoding } = request.headers;
  if (encoding !== undefined && encoding !== 'identity')
    throw new CallError('unsupported_media_type');
  if (type === undefined) return;
  const media = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (FORMS.has(media) && !FORMS.has(endpoint.bodyType ?? '')) {
    throw new CallError('unsupported_media_type');
  }
  if (endpoint.body === undefined) return;
  if (media !== (endpoint.bodyType ?? MEDIA_TYPE)) throw new CallError('unsupported_media_type');
}
