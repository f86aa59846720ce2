import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * What a schema found: the field, what is wrong with it, and what to do.
 * @param whole what has the fault when no field of it does
 */
export function issueText(issue: Issue | undefined, whole: string): string {
  const field = issue?.path.join('.') || whole;
  return `${field}: ${issue?.message ?? 'is invalid'}; ${remedyFor(issue)}`;
}

function remedyFor(issue: Issue | undefined): string {
  switch (issue?.code) {
    case 'invalid_type':
      return `fill it in with ${issue.expected === 'int' ? 'a whole number' : `a value of type ${issue.expected}`}`;
    case 'too_big':
      return `send at most ${issue.maximum}`;
    case 'too_small':
      return `send at least ${issue.minimum}`;
    case 'invalid_value':
      return `send one of ${issue.values.join(', ')}`;
    default:
      return 'correct it';
  }
}
