import { schemaFault } from '@tipmark/contract/feed';
import fc from 'fast-check';
import type { Answer } from '../answers/answer.ts';
import type { Provider } from '../answers/provider.ts';
import { anAnswer, folded } from './readings.ts';

/** Values that a provider can send where another kind is documented. */
const NO_TEXTS = [null, -1, 0, 1.5, 99_999, 1e300, true, false, [], {}, [[]], [null]];
const TEXTS = [
  '',
  '-',
  'NaN',
  '1e999',
  '\u0000',
  '\ud800',
  'x'.repeat(300),
  '2026-02-30T25:61:00Z',
];
const STRANGE: readonly unknown[] = [...NO_TEXTS, ...TEXTS, { default: null }, '__proto__'];

/** Paths of an answer: each field and item of it. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, key];
    return [own, ...pathsIn(inner, own)];
  });
}

function changed(
  body: unknown,
  path: readonly string[],
  strange: { value: unknown } | 'drop',
): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  let inner: unknown = copy;
  for (const key of path.slice(0, -1)) inner = (inner as Record<string, unknown> | null)?.[key];
  const last = path.at(-1);
  if (typeof inner !== 'object' || inner === null || last === undefined) return copy;
  if (strange === 'drop') delete (inner as Record<string, unknown>)[last];
  else (inner as Record<string, unknown>)[last] = strange.value;
  return copy;
}

/** An answer with up to three fields dropped or of another kind, perhaps cut off. */
function damagedText(body: unknown): fc.Arbitrary<string> {
  const paths = pathsIn(body);
  const damage = fc.record({
    index: fc.nat({ max: Math.max(0, paths.length - 1) }),
    change: fc.oneof(
      fc.constant('drop' as const),
      fc.constantFrom(...STRANGE).map((value) => ({ value })),
    ),
  });
  return fc
    .tuple(
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    )
    .map(([damages, cut]) => {
      const damaged = damages.reduce<unknown>(
        (whole, { index, change }) => changed(whole, paths[index] ?? [], change),
        body,
      );
      const text = JSON.stringify(damaged);
      return cut === null ? text : text.slice(0, Math.floor(text.length * cut));
    });
}

/** Throws where damage of a body makes a reader throw, or give a record that is none. */
export function readsSoftly(
  provider: Provider,
  bodies: readonly unknown[],
  known: Partial<Answer> = {},
): true {
  for (const body of bodies) {
    fc.assert(
      fc.property(damagedText(body), (text) => {
        const reader = provider.openReader();
        for (const one of bodies) reader.read(anAnswer(one, known));
        const { records } = reader.read(anAnswer(text, known));
        for (const record of records) expect(schemaFault(record)).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  }
  return true;
}

/** Throws where answers of a prefix in another order, repeated at will, end in another state. */
export function endsAlike(provider: Provider, answers: readonly Answer[]): true {
  const stateOf = (list: readonly Answer[]) =>
    Object.fromEntries(folded(provider.openReader(), list));
  const orders = fc.integer({ min: 1, max: answers.length }).chain((length) => {
    const prefix = answers.slice(0, length);
    return fc
      .tuple(
        fc.shuffledSubarray([...prefix], { minLength: length }),
        fc.array(fc.constantFrom(...prefix), { maxLength: 6 }),
      )
      .map(([order, repeated]) => ({ prefix, order: [...order, ...repeated] }));
  });
  fc.assert(
    fc.property(orders, ({ prefix, order }) => {
      expect(stateOf(order)).toEqual(stateOf(prefix));
    }),
    { numRuns: 100 },
  );
  return true;
}
