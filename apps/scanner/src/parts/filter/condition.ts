import type { ChangedParams } from '@tipmark/match-features';

/** A condition in effect, and the changes of the address that remove it. */
export interface Condition {
  readonly key: string;
  readonly text: string;
  readonly without: ChangedParams;
}

/** A condition with the parameters of the address it is in. */
export const conditionOf = (text: string, ...params: readonly string[]): Condition => ({
  key: params.join(' '),
  text,
  without: Object.fromEntries(params.map((word) => [word, undefined])),
});

/** Each of several chosen values; the others stay when one is removed. */
export const conditionsOfIds = (
  word: string,
  ids: readonly number[],
  textOf: (id: number) => string,
): Condition[] =>
  ids.map((id) => ({
    key: `${word}-${id}`,
    text: textOf(id),
    without: { [word]: joined(ids.filter((other) => other !== id)) },
  }));

/** Numbers as in an address; none are left out. */
export const joined = (ids: readonly number[] | null | undefined): string | undefined =>
  ids?.length ? ids.join(',') : undefined;
