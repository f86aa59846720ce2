import { randomOf, randomsOf } from './random.ts';

test.each([[['tip', 'Анна']], [['follows', 'x', 3]]])(
  'randomsOf with the prefix %p gives the same numbers as randomOf with the full name',
  (begin: (string | number)[]) => {
    const of = randomsOf(7, ...begin);
    for (const last of [0, 12_345, 'last']) {
      const [one, other] = [of(last), randomOf(7, ...begin, last)];
      expect([one.next(), one.next()]).toEqual([other.next(), other.next()]);
    }
  },
);
