/** JSON Schema as zod writes it, as far as examples need it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
}

/** Example values by field name, where the type is not enough. */
export type Hints = Readonly<Record<string, unknown>>;

const TEXT = 'text';

const HEX_DIGITS = /^\^\[0-9a-f\]\{(\d+)\}\$$/;

function textOf({ minLength = 0, maxLength = TEXT.length, pattern = '' }: JsonSchema): string {
  const [, digits] = HEX_DIGITS.exec(pattern) ?? [];
  if (digits !== undefined) return '4997e12f6fefcdd8'.repeat(4).slice(0, Number(digits));
  return TEXT.padEnd(minLength, ' text').slice(0, Math.max(minLength, maxLength));
}

/** The smallest number of the schema that is not an edge case. */
function numberOf({ minimum, exclusiveMinimum, maximum = Infinity }: JsonSchema): number {
  const from = exclusiveMinimum === undefined ? (minimum ?? 1) : exclusiveMinimum + 1;
  return Math.min(Math.max(from, Math.min(1, maximum)), maximum);
}

function listOf({ items, prefixItems, minItems = 1 }: JsonSchema, hints: Hints, name: string) {
  if (prefixItems !== undefined) return prefixItems.map((item) => exampleOf(item, hints, name));
  if (items === undefined) return [];
  return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, hints, name));
}

function objectOf({ properties = {} }: JsonSchema, hints: Hints) {
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, exampleOf(value, hints, key)]),
  );
}

function ofType(schema: JsonSchema, hints: Hints, name: string): unknown {
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'array':
      return listOf(schema, hints, name);
    case 'object':
      return objectOf(schema, hints);
    default:
      return null;
  }
}

/**
 * A value that a schema accepts, as far as it can be derived; hints win for fields of their name.
 * @param name of the field the schema is of
 */
export function exampleOf(schema: JsonSchema, hints: Hints, name = ''): unknown {
  if (Object.hasOwn(hints, name)) return hints[name];
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  return choice === undefined ? ofType(schema, hints, name) : exampleOf(choice, hints, name);
}
