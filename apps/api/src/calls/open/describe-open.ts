import { ERROR_CODES, type ErrorCode, errorReply } from '@tipmark/contract';
import {
  OPEN_QUOTAS,
  type OpenCollection,
  openAnswerOf,
  openQueryOf,
} from '@tipmark/contract/open';
import type { z } from 'zod';
import { CallError, fieldError, presentCallError } from '../../platform/errors/errors.ts';
import {
  parameterExample,
  toJsonSchema,
  toParameterSchema,
} from '../../platform/http/call-examples.ts';
import examples from './open-examples.json' with { type: 'json' };
import { OPEN_BASE } from './open-headers.ts';

/** Codes of every collection; one below something that may be unknown has another one. */
const USUAL: readonly ErrorCode[] = [
  'validation',
  'unauthorized',
  'uri_too_long',
  'rate_limited',
  'internal',
  'unavailable',
];

const codesOf = ({ segments, filters }: OpenCollection): readonly ErrorCode[] => {
  const namesSomething = Object.keys(segments._zod.def.shape).length > 0;
  const namesCapper = 'capper' in filters._zod.def.shape;
  return namesSomething || namesCapper ? [...USUAL, 'not_found'] : USUAL;
};

const nameOfRow = ({ name }: OpenCollection) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}Row`;

/** Meant for readers: programs get the schema. */
const descriptionOf = (schema: z.core.$ZodType) => {
  const { description } = toJsonSchema(schema, 'input') as { readonly description?: string };
  return description === undefined ? {} : { description };
};

function toParameters(schema: z.core.$ZodObject, location: 'path' | 'query') {
  return Object.entries(schema._zod.def.shape).map(([name, value]) => ({
    name,
    in: location,
    required: location === 'path',
    ...descriptionOf(value),
    schema: toParameterSchema(value),
    ...(location === 'path' && { example: parameterExample(value, name) }),
  }));
}

const header = (description: string) => ({ description, schema: { type: 'string' } });

const HEADERS = {
  ETag: header('Send it as If-None-Match: 304 where nothing has changed'),
  'RateLimit-Policy': header('The quota: "day";q=200;w=86400, "minute";q=20;w=60'),
  RateLimit: header('What is left of it: "day";r=136;t=21180, "minute";r=19;t=12'),
};

function toAnswer(collection: OpenCollection) {
  const { properties, ...answer } = toJsonSchema(openAnswerOf(collection), 'output') as Readonly<
    Record<string, object>
  >;
  const row = { $ref: `#/components/schemas/${nameOfRow(collection)}` };
  const { name } = collection;
  const example = Object.hasOwn(examples, name)
    ? examples[name as keyof typeof examples].answer
    : undefined;
  return {
    description: 'A page',
    headers: HEADERS,
    content: {
      'application/json': {
        schema: { ...answer, properties: { ...properties, data: { type: 'array', items: row } } },
        ...(example !== undefined && { example }),
      },
    },
  };
}

const toFailures = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(
    codes.map((code) => [ERROR_CODES[code], { $ref: `#/components/responses/${code}` }]),
  );

function toOperation(collection: OpenCollection) {
  const { name, summary, description, tag, segments, deprecated } = collection;
  return {
    operationId: name,
    summary,
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated: true }),
    tags: [tag],
    security: [{}, { key: [] }],
    parameters: [
      ...toParameters(segments, 'path'),
      ...toParameters(openQueryOf(collection), 'query'),
    ],
    responses: {
      200: toAnswer(collection),
      304: { description: 'The page of If-None-Match is still the present one' },
      ...toFailures(codesOf(collection)),
    },
  };
}

function toErrorResponses() {
  const schema = { $ref: '#/components/schemas/Failure' };
  return Object.fromEntries(
    [...USUAL, 'not_found' as const].map((code) => {
      const failure =
        code === 'validation' ? fieldError('cursor', 'bad_value') : new CallError(code);
      const example = presentCallError(failure, 'en');
      return [code, { description: code, content: { 'application/json': { schema, example } } }];
    }),
  );
}

const { guest, free, premium } = OPEN_QUOTAS;

const PROMISE = [
  'Answers are `{data, next}`, failures `{error: {code, message, details?}}` in the language of Accept-Language (ru, en). Times are unix seconds.',
  'Within a version fields and collections are added and never renamed, removed or given another meaning: programs ignore what they do not know. What has to end is announced at least 180 days before by the headers `Deprecation`, `Sunset` and `Link`; the next version has another path, and this one stays for at least a year beside it.',
  'Send `next` as `cursor` for the page after: every row that does not change meanwhile is read exactly once.',
  'Whole days are files: `/bulk/manifest.json` names those of matches, prices, closing odds and the ledger, lines of JSON in gzip, with the SHA-256 of each; `/bulk/2026-11-29/matches.ndjson.gz` is the newest revision of one. A day whose content changes gets another revision.',
  `A quota counts by UTC days and minutes: without a key ${guest.perDay} a day and ${guest.perMinute} a minute for a network, with one ${free.perDay} and ${free.perMinute}, of a subscriber ${premium.perDay} and ${premium.perMinute}.`,
].join('\n\n');

/** OpenAPI 3.1 of the open API. */
export function describeOpen(collections: Readonly<Record<string, OpenCollection>>) {
  const all = Object.values(collections);
  const paths = all.map((collection) => [
    collection.path.replaceAll(/:(\w+)/g, '{$1}'),
    { get: toOperation(collection) },
  ]);
  const rows = all.map((collection) => [
    nameOfRow(collection),
    toJsonSchema(collection.row, 'output'),
  ]);
  const tags = [...new Set(all.map(({ tag }) => tag))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tipmark open API',
      version: '1.0.0',
      summary: 'Matches, odds, forecasts, cappers and their ledger for programs of everybody',
      description: PROMISE,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: OPEN_BASE }],
    tags: tags.map((name) => ({ name, description: `Collections of ${name}` })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...Object.fromEntries(rows), Failure: toJsonSchema(errorReply, 'output') },
      responses: toErrorResponses(),
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of the profile, tm_live_…' },
      },
    },
  };
}
