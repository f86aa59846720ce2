import { type Criteria, criteriaOf } from '@tipmark/contract';
import { TEXT_LIMIT } from '@tipmark/domain';
import { normalText } from '../../people/account/rules/profile-text.ts';
import { refuseFaults } from '../../platform/errors/errors.ts';
import type { NewTemplate } from './template-queries.ts';

/** Belong to one answer, not to a search that is kept. */
const OF_ONE_ANSWER: ReadonlySet<string> = new Set(['templateId', 'pageNumber', 'responseContent']);

function keptParams(params: Readonly<Record<string, unknown>>): Criteria<Record<string, unknown>> {
  const kept = Object.entries(criteriaOf(params)).filter(([key]) => !OF_ONE_ANSWER.has(key));
  return Object.fromEntries(kept);
}

/**
 * A template as it is stored: the name in one line, only criteria that are on.
 * @throws Refusal validation for a name that is empty or too long
 */
export function readTemplate(body: {
  readonly name: string;
  readonly params: object;
}): NewTemplate {
  const name = normalText(body.name).replaceAll(/\s+/g, ' ');
  const [length, maximum] = [[...name].length, TEXT_LIMIT.templateName];
  refuseFaults({
    name:
      length === 0
        ? { key: 'too_short', values: { minimum: 1 } }
        : length > maximum
          ? { key: 'too_long', values: { maximum } }
          : undefined,
  });
  const params = keptParams(body.params as Readonly<Record<string, unknown>>);
  return { name, nameFolded: name.normalize('NFKC').toLowerCase(), params };
}
