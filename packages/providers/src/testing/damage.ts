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
/** Dates without a zone, numbers that no field can have, names of what objects have. */
const ODD_TEXTS = ['7', 'text', '2026-10-09T14:00:00', '99999999999999999999', '-0', 'constructor'];
export const STRANGE: readonly unknown[] = [
  ...NO_TEXTS,
  ...TEXTS,
  ...ODD_TEXTS,
  { default: null },
  '__proto__',
];

export type Path = readonly string[];

/** Paths of a value and of each field and item of it. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** A copy with another value at a path; without the field or item where that is undefined. */
export function changedAt(body: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  if (typeof body !== 'object' || body === null) return body;
  // An earlier damage may have taken away what the path leads to.
  if (!Object.hasOwn(body, step)) return body;
  const inner = changedAt((body as Record<string, unknown>)[step], rest, to);
  if (Array.isArray(body))
    return inner === undefined ? body.toSpliced(Number(step), 1) : body.with(Number(step), inner);
  const others = Object.entries(body).filter(([key]) => key !== step);
  return Object.fromEntries(inner === undefined ? others : [...others, [step, inner]]);
}

/** An answer with up to three fields dropped or of another kind, perhaps cut off. */
function damagedText(body: unknown): fc.Arbitrary<string> {
  const paths = pathsIn(body);
  const damage = fc.tuple(
    fc.constantFrom(...paths),
    fc.oneof(fc.constant(undefined), fc.constantFrom(...STRANGE)),
  );
  return fc
    .tuple(
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    )
    .map(([damages, cut]) => {
      const damaged = damages.reduce<unknown>(
        (whole, [path, to]) => changedAt(whole, path, to),
        body,
      );
      const text = JSON.stringify(damaged) ?? '';
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
