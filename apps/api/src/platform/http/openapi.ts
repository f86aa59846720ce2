import {
  type Access,
  type DeclaredEndpoint,
  ERROR_CODES,
  type ErrorCode,
  endpoints,
  errorCodesOf,
  errorReply,
} from '@tipmark/contract';
import { feedRecord } from '@tipmark/contract/feed';
import { streams } from '@tipmark/contract/streams';
import type { z } from 'zod';
import { CallError, fieldError, presentCallError } from '../errors/errors.ts';
import {
  parameterExample,
  toJsonSchema,
  toParameterSchema,
  valueExample,
} from './call-examples.ts';
import { BODY_EXAMPLES } from './example-hints.ts';
import { shareSchemas } from './share-schemas.ts';

function toParameters(schema: z.core.$ZodObject | undefined, location: 'path' | 'query') {
  return Object.entries(schema?._zod.def.shape ?? {}).map(([name, value]) => ({
    name,
    in: location,
    required: location === 'path' || value._zod.optin !== 'optional',
    schema: toParameterSchema(value),
    example: parameterExample(value, name),
  }));
}

function toBody({ name, body, bodyType = 'application/json' }: DeclaredEndpoint) {
  if (body === undefined) return {};
  const isFeed = bodyType === 'application/x-ndjson';
  const schema = {
    ...toJsonSchema(body, 'input'),
    ...(isFeed ? { contentSchema: { $ref: '#/components/schemas/FeedRecord' } } : {}),
  };
  const example = BODY_EXAMPLES[name] ?? valueExample(body, 'input');
  const content = { [bodyType]: { schema, example } };
  return { requestBody: { required: true, content } };
}

function toResponses(endpoint: DeclaredEndpoint) {
  const { reply } = endpoint;
  const schema = {
    type: 'object',
    properties: { data: toJsonSchema(reply, 'output') },
    required: ['data'],
  };
  return {
    200: {
      description: 'The answer',
      content: { 'application/json': { schema, example: { data: valueExample(reply, 'output') } } },
    },
    ...toFailures(errorCodesOf(endpoint)),
  };
}

/** Codes of one call with the same status. */
function byStatus(codes: readonly ErrorCode[]): [status: string, codes: ErrorCode[]][] {
  return Object.entries(Object.groupBy(codes, (code) => String(ERROR_CODES[code]))).map(
    ([status, codes = []]) => [status, codes],
  );
}

/** The failures of one status are described once for all calls that have the same. */
const nameOfFailures = (codes: readonly ErrorCode[]) => codes.join('.');

function toFailures(codes: readonly ErrorCode[]) {
  const failures = byStatus(codes).map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${nameOfFailures(codes)}` },
  ]);
  return Object.fromEntries(failures);
}

/** Calls open without a token also accept one. */
const SECURITY: Readonly<Record<Access, readonly object[]>> = {
  public: [{}, { token: [] }],
  user: [{ token: [] }],
  premium: [{ token: [] }],
  local: [{ operatorKey: [] }],
};

function toOperation(endpoint: DeclaredEndpoint) {
  const isLocal = endpoint.access === 'local';
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [...(endpoint.tags ?? ['other'])],
    security: endpoint.name === 'feedRecords' ? [{ feedKey: [] }] : SECURITY[endpoint.access],
    ...(isLocal ? { servers: [{ url: '/', description: "The api's own port" }] } : {}),
    parameters: [
      ...toParameters(endpoint.segments, 'path'),
      ...toParameters(endpoint.query, 'query'),
    ],
    ...toBody(endpoint),
    responses: toResponses(endpoint),
  };
}

const refusalsOfStream = ({ query, refusals }: Stream) =>
  errorCodesOf({ method: 'GET', access: 'public', query, refusals });

function toStreamOperation(stream: Stream) {
  const { name, summary, description, tags, query, events } = stream;
  const oneOf = Object.entries(events).map(([event, data]) => ({
    title: event,
    ...toJsonSchema(data, 'output'),
  }));
  return {
    operationId: name,
    summary,
    description,
    tags: [...tags],
    security: [{}, { token: [] }],
    parameters: toParameters(query, 'query'),
    responses: {
      200: {
        description: 'Events; their kind is the title, their data the schema',
        content: { 'text/event-stream': { schema: { oneOf } } },
      },
      ...toFailures(refusalsOfStream(stream)),
    },
  };
}

type Stream = (typeof streams)[keyof typeof streams];

function toPaths() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of Object.values(endpoints) as DeclaredEndpoint[]) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = toOperation(endpoint);
  }
  for (const stream of Object.values(streams))
    paths[stream.path] = { get: toStreamOperation(stream) };
  return paths;
}

/** What each code looks like, in the form of every failure. */
function errorExample(code: ErrorCode) {
  const rejection =
    code === 'validation' ? fieldError('timestamp', 'bad_value') : new CallError(code);
  return { summary: code, value: presentCallError(rejection, 'en') };
}

function toErrorResponses() {
  const schema = toJsonSchema(errorReply, 'output');
  const calls = Object.values(endpoints) as DeclaredEndpoint[];
  const refusals = [...calls.map(errorCodesOf), ...Object.values(streams).map(refusalsOfStream)];
  const responses = refusals.flatMap(byStatus).map(([, codes]) => {
    const examples = Object.fromEntries(codes.map((code) => [code, errorExample(code)]));
    const content = { 'application/json': { schema, examples } };
    return [nameOfFailures(codes), { description: codes.join(', '), content }];
  });
  return Object.fromEntries(responses);
}

function collectTags() {
  const names = [...Object.values(endpoints), ...Object.values(streams)].flatMap(
    ({ tags }): readonly string[] => [...tags],
  );
  return [...new Set(names)].sort().map((name) => ({ name, description: `Calls of ${name}` }));
}

const header = { type: 'apiKey', in: 'header', name: 'Authorization' };

/** A line of a feed, kind by kind. */
function toFeedRecord() {
  const oneOf = feedRecord.options.map((record) => ({
    title: record.shape.kind.value,
    ...toJsonSchema(record, 'input'),
  }));
  return { oneOf };
}

/** Every schema under `schema` of a part of the document, with the name of its call. */
function schemasIn(part: unknown, name: string): { name: string; schema: Described }[] {
  if (Array.isArray(part)) return part.flatMap((one) => schemasIn(one, name));
  if (typeof part !== 'object' || part === null) return [];
  const own = 'operationId' in part ? String(part.operationId) : name;
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    return key === 'schema' ? [{ name: own, schema: value as Described }] : schemasIn(value, own);
  });
}

type Described = Readonly<Record<string, unknown>>;

/** The part with each of its schemas replaced. */
function withSchemas<Part>(part: Part, change: (schema: Described) => Described): Part {
  if (Array.isArray(part)) return part.map((one) => withSchemas(one, change)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'example' || key === 'examples') return [key, value];
      return [key, key === 'schema' ? change(value as Described) : withSchemas(value, change)];
    }),
  ) as Part;
}

/** OpenAPI 3.1 of every call of the contract, as served under `/api` of the site. */
export function describeApi() {
  const paths = toPaths();
  const responses = toErrorResponses();
  const schemas = [...schemasIn(paths, ''), ...schemasIn(responses, 'Failure')];
  const shared = shareSchemas(schemas, ['FeedRecord']);
  const document = {
    paths: withSchemas(paths, shared.share),
    responses: withSchemas(responses, shared.share),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tipmark',
      version: '1.0.0',
      summary: 'Matches, odds and tips',
      description:
        'Answers are `{data}`, failures `{error:{code,message,details?}}` in the language of Accept-Language (ru, en). Times are unix seconds. Requests that match no call are refused in the same form: `route_not_found` (404), `method_not_allowed` (405), a request or an address that cannot be read (400, 414).',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: collectTags(),
    paths: document.paths,
    components: {
      schemas: { FeedRecord: toFeedRecord(), ...shared.components },
      responses: document.responses,
      securitySchemes: {
        token: { ...header, description: 'The token as it is, without a scheme' },
        feedKey: { ...header, description: 'Key of the feed, from DATA_DIR/feed.key' },
        operatorKey: { ...header, description: 'Key of operators, from DATA_DIR/operator.key' },
      },
    },
  };
}
