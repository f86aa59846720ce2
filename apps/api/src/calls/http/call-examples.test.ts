import {
  type DeclaredEndpoint,
  ERROR_CODES,
  encodePositional,
  endpoints,
  errorCodesOf,
} from '@tipmark/contract';
import { z } from 'zod';
import { describeApi } from '../../platform/http/openapi.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  example: never;
}
type Content = Record<string, { example?: unknown }>;
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description?: string; content?: Content; $ref?: string }>;
}

const operations = new Map(
  Object.values(describeApi().paths)
    .flatMap((path) => Object.values(path) as Operation[])
    .map((operation) => [operation.operationId, operation]),
);

const all: [string, DeclaredEndpoint][] = Object.entries(endpoints);

test.each(all)('%s has examples in its description that its schemas accept', (name, endpoint) => {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`${name} is not described`);
  for (const { name: field, in: location, example } of operation.parameters) {
    const part = location === 'path' ? endpoint.segments : endpoint.query;
    const schema = part?._zod.def.shape[field];
    if (schema === undefined) throw new Error(`${field} is not declared`);
    expect([field, z.safeParse(schema, encodePositional(example)).success]).toEqual([field, true]);
  }
  if (endpoint.body !== undefined) {
    const [{ example } = {}] = Object.values(operation.requestBody?.content ?? {});
    expect(z.safeParse(endpoint.body, example).error?.issues ?? []).toEqual([]);
  }
  const { example } = operation.responses['200']?.content?.['application/json'] ?? {};
  const { data } = example as { data: unknown };
  expect(z.safeParse(endpoint.reply, data).error?.issues ?? []).toEqual([]);
});

test.each(all)(
  '%s has a summary, its errors and its access in the description',
  (name, endpoint) => {
    const { summary, tags, security, responses } = operations.get(name) as Operation;
    expect(summary.length).toBeGreaterThan(5);
    expect(tags).not.toEqual(['other']);
    const needed = { public: 2, user: 1, premium: 1, local: 1 }[endpoint.access];
    expect(security).toHaveLength(needed);
    const codes = errorCodesOf(endpoint);
    const declared = Object.entries(responses).filter(([status]) => status !== '200');
    const reported = declared.map(([status, { $ref }]) => [
      status,
      ($ref ?? '').slice('#/components/responses/'.length).split('.'),
    ]);
    expect(reported).toEqual(
      Object.entries(Object.groupBy(codes, (code) => String(ERROR_CODES[code]))),
    );
  },
);
