import type { Proof } from './runner/proof.ts';

/** Everything that can be proved. What is not in this list is not proved by a command. */
export const PROOFS: readonly Proof[] = [
  {
    name: 'once',
    proves:
      'Each write of the contract, sent 50 times at once to two APIs, changes the database as one does where it must happen once.',
    unit: 'writes, all of the contract in turn',
    perRound: 1,
    sizes: { least: 6, small: 105, full: 105_000 },
    load: () => import('./once/once.ts'),
  },
  {
    name: 'kick-off',
    proves:
      'Tips posted and edited around the start of their match by clients with wrong clocks, at two APIs, are accepted before it and refused after it.',
    unit: 'posts and edits',
    perRound: 250,
    sizes: { least: 250, small: 500, full: 10_000 },
    load: () => import('./kick-off/kick-off.ts'),
  },
  {
    name: 'money',
    proves:
      'Whatever customers, three acquirers, lost and late answers, price changes and refunds do, terms equal payments to the kopeck.',
    unit: 'lives of subscribers, about 33 days each',
    perRound: 20,
    sizes: { least: 20, small: 40, full: 30_000 },
    load: () => import('./money/money.ts'),
  },
  {
    name: 'hostile',
    proves:
      'Whatever is sent to a call, webhook, stream or other route of the API, over real sockets, is answered properly and in time.',
    unit: 'requests',
    perRound: 1_000,
    sizes: { least: 1_000, small: 3_000, full: 250_000 },
    load: () => import('./hostile/hostile.ts'),
  },
  {
    name: 'kills',
    proves:
      'No write that was acknowledged is lost or happens twice when processes of the API are killed, one or all, at any moment.',
    unit: 'kills',
    perRound: 1,
    sizes: { least: 1, small: 3, full: 200 },
    load: () => import('./kills/kills.ts'),
  },
  {
    name: 'day',
    proves:
      'Every number of the pages of matches, seasons and tipsters is what a query computes from prices, results and tips.',
    unit: 'pages',
    perRound: 20,
    sizes: { least: 20, small: 200, full: 20_000 },
    load: () => import('./day/day.ts'),
  },
  {
    name: 'overload',
    proves:
      'A site that is sent up to twenty times what it can answer goes on answering nearly as much, refuses the rest at once, and recovers.',
    unit: 'loads of ten seconds, of 10, 1, 20, 2 and 5 times the capacity in turn',
    perRound: 1,
    sizes: { small: 2, full: 50 },
    load: () => import('./overload/overload.ts'),
  },
  {
    name: 'away',
    proves:
      'Whatever happens to a server of the site or of others, visitors see what is written for it, nothing acknowledged is lost, and the site recovers.',
    unit: 'times a neighbour is away',
    perRound: 1,
    sizes: { small: 11, full: 186 },
    load: () => import('./away/away.ts'),
  },
  {
    name: 'soak',
    proves:
      'Under the load of a match day with live streams the memory, files and times of answers of the processes stay as they are.',
    unit: 'minutes',
    perRound: 1,
    sizes: { small: 2, full: 480 },
    load: () => import('./soak/soak.ts'),
  },
  {
    name: 'mutation',
    proves:
      'A change of the code of settlement, billing, access, domain or prediction turns a test red.',
    unit: 'samples of three places of one of the five, in turn',
    perRound: 1,
    sizes: { small: 5, full: 500 },
    isOwnStep: true,
    load: () => import('./mutation/mutation.ts'),
  },
];
