import type { z } from 'zod';

/** Whether a schema would accept a value and return it unchanged. */
export type PlainCheck = (value: unknown) => boolean;

/**
 * A check compiled once from a schema, many times faster than the schema. It is stricter: what it
 * accepts, the schema accepts and returns unchanged; what it does not accept may still be valid,
 * and the schema decides and gives the reason. So a record with a text to be trimmed is not plain.
 * @throws when the schema has a part that is not supported here
 */
export function plainCheck(schema: z.core.$ZodType): PlainCheck {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return all(kindCheck(def), ...(def.checks ?? []).map(detailCheck));
}

function all(...checks: readonly PlainCheck[]): PlainCheck {
  const [first, second, ...others] = checks;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  const rest = all(second, ...others);
  return (value) => first(value) && rest(value);
}

function kindCheck(def: z.core.$ZodTypes['_zod']['def']): PlainCheck {
  switch (def.type) {
    case 'string':
      return stringCheck(def);
    case 'number':
      return numberCheck(def);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'literal':
      return oneOf(def.values);
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'nullable':
      return nullableCheck(plainCheck(def.innerType));
    case 'union':
      return unionCheck(def.options.map(plainCheck));
    case 'array':
      return arrayCheck(plainCheck(def.element));
    case 'tuple':
      return tupleCheck(def);
    case 'object':
      return objectCheck(def);
    case 'pipe':
      return all(plainCheck(def.in), plainCheck(def.out));
    case 'transform':
      // A text that is trimmed already is its own trimmed form.
      return (value) => def.transform(value, { value, issues: [] }) === value;
    default:
      throw new Error(`no plain check for a schema of type "${def.type}"`);
  }
}

function stringCheck(def: z.core.$ZodStringDef): PlainCheck {
  const isString: PlainCheck = (value) => typeof value === 'string';
  return 'format' in def ? all(isString, patternCheck(def)) : isString;
}

function patternCheck(def: object): PlainCheck {
  const pattern = 'pattern' in def ? def.pattern : undefined;
  if (!(pattern instanceof RegExp) || pattern.global || pattern.sticky) {
    throw new Error('no plain check for a text without a pattern');
  }
  return (value) => pattern.test(value as string);
}

function numberCheck(def: z.core.$ZodNumberDef): PlainCheck {
  if (!('format' in def)) return (value) => typeof value === 'number' && Number.isFinite(value);
  if (def.format !== 'safeint') throw new Error(`no plain check for "${String(def.format)}"`);
  return (value) => Number.isSafeInteger(value);
}

function oneOf(values: readonly unknown[]): PlainCheck {
  const known = new Set(values);
  return (value) => known.has(value);
}

function nullableCheck(inner: PlainCheck): PlainCheck {
  return (value) => value === null || inner(value);
}

function unionCheck(options: readonly PlainCheck[]): PlainCheck {
  return (value) => options.some((option) => option(value));
}

function arrayCheck(element: PlainCheck): PlainCheck {
  return (value) => Array.isArray(value) && value.every(element);
}

function tupleCheck({ items, rest }: z.core.$ZodTupleDef): PlainCheck {
  if (rest !== null) throw new Error('no plain check for a tuple of any length');
  const checks = items.map(plainCheck);
  return (value) =>
    Array.isArray(value) &&
    value.length === checks.length &&
    checks.every((check, index) => check(value[index]));
}

/** Unknown keys of an object are dropped by the schema, so an object with one is not plain. */
function objectCheck({ shape, catchall }: z.core.$ZodObjectDef): PlainCheck {
  if (catchall !== undefined) throw new Error('no plain check for an object with any keys');
  const checks = new Map<string, PlainCheck>();
  const required: string[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type !== 'optional') required.push(name);
    checks.set(name, plainCheck(def.type === 'optional' ? def.innerType : schema));
  }
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Record<string, unknown>;
    for (const name in fields) if (!checks.get(name)?.(fields[name])) return false;
    for (const name of required) if (fields[name] === undefined) return false;
    return true;
  };
}

function detailCheck(check: z.core.$ZodCheck<never>): PlainCheck {
  const { def } = (check as z.core.$ZodChecks | z.core.$ZodCustom)._zod;
  switch (def.check) {
    case 'custom':
      return (value) => Boolean(def.fn(value));
    case 'string_format':
      return patternCheck(def);
    case 'greater_than':
      return aboveCheck(def.value, def.inclusive);
    case 'less_than':
      return belowCheck(def.value, def.inclusive);
    case 'max_length':
      return (value) => (value as string).length <= def.maximum;
    case 'min_length':
      return (value) => (value as string).length >= def.minimum;
    default:
      throw new Error(`no plain check for "${def.check}"`);
  }
}

function aboveCheck(least: unknown, isInclusive: boolean): PlainCheck {
  const bound = least as number;
  return isInclusive ? (value) => (value as number) >= bound : (value) => (value as number) > bound;
}

function belowCheck(most: unknown, isInclusive: boolean): PlainCheck {
  const bound = most as number;
  return isInclusive ? (value) => (value as number) <= bound : (value) => (value as number) < bound;
}
