import { endpoints } from '@tipmark/contract';
import { z } from 'zod';

/** One field of a request or a reply: `table[].points`. */
const field = z.object({
  /** Its JSON types, sorted; a value of a closed list in quotes. */
  types: z.array(z.string()).readonly(),
  isOptional: z.boolean(),
});
const fields = z.record(z.string(), field);

const call = z.object({ address: z.string(), request: fields, reply: fields });

/** Every call of the API with its fields, as stored with a release. */
export const describedContract = z.record(z.string(), call);

export type Fields = Readonly<z.infer<typeof fields>>;
export type DescribedContract = Readonly<z.infer<typeof describedContract>>;

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

type Schema = z.core.$ZodType;
type Described = Map<string, { types: Set<string>; isOptional: boolean }>;

/** Deeper than any reply; a schema that contains itself ends here. */
const MAX_DEPTH = 12;

interface CallWithSchemas {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly segments?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
}

export const describeCalls = (calls: readonly CallWithSchemas[]): DescribedContract =>
  Object.fromEntries(calls.map((one) => [one.name, describeCall(one)]));

let declared: DescribedContract | undefined;

/** The contract as this checkout declares it; made once, because it takes a second. */
export function declaredContract(): DescribedContract {
  declared ??= describeCalls(Object.values(endpoints));
  return declared;
}

function describeCall({ method, path, segments, query, body, reply }: CallWithSchemas) {
  const request: Described = new Map();
  for (const [part, schema] of Object.entries({ segments, query, body })) {
    if (schema) walk(jsonOf(schema, 'input'), part, false, request);
  }
  const replied: Described = new Map();
  walk(jsonOf(reply, 'output'), 'data', false, replied);
  return { address: `${method} ${path}`, request: plain(request), reply: plain(replied) };
}

const jsonOf = (schema: Schema, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

function plain(described: Described): Fields {
  return Object.fromEntries(
    [...described].map(([path, { types, isOptional }]) => [
      path,
      { types: [...types].toSorted(), isOptional },
    ]),
  );
}

/** Adds a schema and what is below it; of alternatives all fields, which are then optional. */
function walk(
  schema: JsonSchema,
  path: string,
  isOptional: boolean,
  into: Described,
  root: JsonSchema = schema,
  depth = 0,
): void {
  if (depth > MAX_DEPTH) return;
  const next = (one: JsonSchema, at: string, optional: boolean) =>
    walk(one, at, optional, into, root, depth + 1);
  if (schema.$ref !== undefined) return next(refIn(root, schema.$ref), path, isOptional);
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  for (const one of alternatives) next(one, path, isOptional);
  for (const one of schema.allOf ?? []) next(one, path, isOptional);
  const known = into.get(path) ?? { types: new Set<string>(), isOptional };
  for (const type of typesOf(schema)) known.types.add(type);
  into.set(path, { types: known.types, isOptional: known.isOptional || isOptional });
  const required = new Set(schema.required);
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    next(one, `${path}.${name}`, !required.has(name));
  }
  if (schema.items) next(schema.items, `${path}[]`, false);
  for (const [index, one] of (schema.prefixItems ?? []).entries()) {
    next(one, `${path}[${index}]`, false);
  }
  const others = schema.additionalProperties;
  if (typeof others === 'object') next(others, `${path}.*`, false);
}

function typesOf({ type, enum: listed, const: fixed }: JsonSchema): readonly string[] {
  if (listed) return listed.map((value) => JSON.stringify(value));
  if (fixed !== undefined) return [JSON.stringify(fixed)];
  return typeof type === 'string' ? [type] : (type ?? []);
}

function refIn(root: JsonSchema, ref: string): JsonSchema {
  if (ref === '#') return root;
  return root.$defs?.[ref.replace('#/$defs/', '')] ?? {};
}
