import type * as z from 'zod/mini';
import type { Detail } from '../errors/errors.ts';

type Issue = z.core.$ZodIssue;

function describeSize(issue: Issue & { code: 'too_small' | 'too_big' }): Detail {
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small') {
    if (isText && Number(issue.minimum) === 1) return { key: 'empty' };
    return {
      key: isText ? 'too_short' : 'too_small',
      values: { minimum: Number(issue.minimum) },
    };
  }
  return { key: isText ? 'too_long' : 'too_big', values: { maximum: Number(issue.maximum) } };
}

function describe(issue: Issue): Detail {
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? 'missing' : 'wrong_type' };
    case 'too_small':
    case 'too_big':
      return describeSize(issue);
    case 'invalid_value':
      return { key: 'not_listed', values: { values: issue.values.map(String).join(', ') } };
    default:
      return { key: 'bad_value' };
  }
}

const MAX_DETAILS = 20;
const MAX_FIELD_LENGTH = 100;

/** Issues of a schema as the `details` map: the first issue of each field. */
export function toDetails(
  issues: readonly Issue[],
  whole: string,
): Readonly<Record<string, Detail>> {
  const details: Record<string, Detail> = {};
  for (const issue of issues.slice(0, MAX_DETAILS)) {
    const field = issue.path.map(String).join('.').slice(0, MAX_FIELD_LENGTH) || whole;
    details[field] ??= describe(issue);
  }
  return details;
}
