import { COUNT_OF_MATCHES, type CountOfMatches } from '@tipmark/domain';
import { type Reader } from '../page/reader.ts';
import type { ListChoice } from './ListConditions.tsx';

interface ChoiceParts<Value extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
}

/** One of a few values, as a form sends it. */
export const choiceOf = <Value extends string | number>(parts: ChoiceParts<Value>): ListChoice => {
  const { name, label, value, values, textOf } = parts;
  return {
    name,
    label,
    value: String(value),
    options: values.map((one) => ({ value: String(one), text: textOf(one) })),
  };
};

/** How many of the last matches count. */
export const countOfMatchesChoice = (value: CountOfMatches, { t }: Pick<Reader, 't'>): ListChoice =>
  choiceOf({
    name: 'count',
    label: t('lists.countOfMatches'),
    value,
    values: COUNT_OF_MATCHES,
    textOf: (count) =>
      count === 0 ? t('match.allMatches') : t('match.lastMatches', { value: count }),
  });
