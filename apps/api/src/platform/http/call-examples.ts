import { encodePositional, type PositionalValue } from '@tipmark/contract';
import { z } from 'zod';
import { HINT_SETS } from './example-hints.ts';
import { exampleOf, type Hints, type JsonSchema } from './schema-example.ts';

type Schema = z.core.$ZodType;

const MOST_TRIES = 12;

export function toJsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json as JsonSchema;
}

/** A parameter after parsing, where it can be written down; else as sent. */
export function toParameterSchema(schema: Schema): JsonSchema {
  const output = toJsonSchema(schema, 'output');
  return Object.keys(output).length > 0 ? output : toJsonSchema(schema, 'input');
}

const typeOf = ({ type }: JsonSchema) => (type === 'integer' ? 'number' : type);

/** A value of a segment or query parameter that its schema reads. */
export function parameterExample(schema: Schema, name: string): unknown {
  const described = toParameterSchema(schema);
  const hinted = HINT_SETS.map((hints) => exampleOf(described, hints, name)).find(
    (example) =>
      typeof example === typeOf(described) &&
      z.safeParse(schema, encodePositional(example as PositionalValue)).success,
  );
  return hinted ?? exampleOf(described, {}, name);
}

/** Names of the invalid fields: hints for them do not apply here. */
function withoutFaults(hints: Hints, issues: readonly z.core.$ZodIssue[]): Hints {
  const faulty = new Set(issues.flatMap(({ path }) => path.map(String)));
  return Object.fromEntries(Object.entries(hints).filter(([name]) => !faulty.has(name)));
}

/**
 * A body or a response that its schema accepts: names mean different things in different calls.
 */
export function valueExample(schema: Schema, io: 'input' | 'output'): unknown {
  const described = toJsonSchema(schema, io);
  const whole = HINT_SETS.map((hints) => exampleOf(described, hints)).find(
    (example) => z.safeParse(schema, example).success,
  );
  if (whole !== undefined) return whole;
  let [hints = {}] = HINT_SETS;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const example = exampleOf(described, hints);
    const result = z.safeParse(schema, example);
    if (result.success) return example;
    hints = withoutFaults(hints, result.error.issues);
  }
  return exampleOf(described, {});
}
