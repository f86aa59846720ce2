import { type Criteria, criteriaOf } from '@tipmark/contract';
import { TEXT_LIMIT } from '@tipmark/domain';
import { normalText } from '../../people/account/rules/profile-text.ts';
import { rejectFaults } from '../../platform/errors/errors.ts';
import type { NewTemplate } from './template-queries.ts';

/** Belong to one response, not to a stored search. */
const OF_ONE_ANSWER: ReadonlySet<string> = new Set(['templateId', 'pageNumber', 'responseContent']);

function storedParams(
  params: Readonly<Record<string, unknown>>,
): Criteria<Record<string, unknown>> {
  const stored = Object.entries(criteriaOf(params)).filter(([key]) => !OF_ONE_ANSWER.has(key));
  return Object.fromEntries(stored);
}

/**
 * A template as it is stored: the name in one line, only criteria that are on.
 * @throws CallError validation for a name that is empty or too long
 */
export function readTemplate(body: {
  readonly name: string;
  readonly params: object;
}): NewTemplate {
  const name = normalText(body.name).replaceAll(/\s+/g, ' ');
  const [length, maximum] = [[...name].length, TEXT_LIMIT.templateName];
  rejectFaults({
    name:
      length === 0
        ? { key: 'empty' }
        : length > maximum
          ? { key: 'too_long', values: { maximum } }
          : undefined,
  });
  const params = storedParams(body.params as Readonly<Record<string, unknown>>);
  return { name, nameFolded: name.normalize('NFKC').toLowerCase(), params };
}
