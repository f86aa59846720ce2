import { HARM_NAMES } from './harms.ts';
import { OTHERS, type Other, type OtherHarm } from './outside/take-away.ts';
import { SERVERS, type Server } from './servers.ts';

type Combination =
  | Readonly<{ of: 'site'; neighbour: Server; harm: (typeof HARM_NAMES)[number] }>
  | Readonly<{ of: 'others'; neighbour: Other; harm: OtherHarm }>;

const OTHER_HARMS: readonly OtherHarm[] = [...HARM_NAMES, 'full'];

/** Each neighbour with each harm once; each neighbour once among the first. */
export const COMBINATIONS: readonly Combination[] = OTHER_HARMS.flatMap((_, turn) => [
  ...SERVERS.flatMap((neighbour, index): Combination[] => {
    const harm = HARM_NAMES[(turn + index) % HARM_NAMES.length];
    return harm === undefined || turn >= HARM_NAMES.length ? [] : [{ of: 'site', neighbour, harm }];
  }),
  ...OTHERS.flatMap((neighbour, index): Combination[] => {
    const harm = OTHER_HARMS[(turn + index) % OTHER_HARMS.length];
    return harm === undefined ? [] : [{ of: 'others', neighbour, harm }];
  }),
]);

/** What a round does. */
export function combinationOf(number: number): Combination {
  const found = COMBINATIONS[number % COMBINATIONS.length];
  if (found === undefined) throw new Error('there is nothing to take away');
  return found;
}
