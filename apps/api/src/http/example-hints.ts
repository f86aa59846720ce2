import type { Hints } from './schema-example.ts';

const HASH = '4997e12f6fefcdd8ea2e5fd725241241b79b06d7a18f5697f5940e7376926830';
/** 2026-11-21 18:00 UTC. */
const SECOND = 1_795_284_000;
const MATCH = '50213-zenit-spartak-2026-11-21';
const LEAGUE = '39-premier-league';

/** What fields of these names look like, for the examples of the description. */
const EXAMPLE_HINTS: Hints = {
  matchUrl: MATCH,
  leagueUrl: LEAGUE,
  leagueId: LEAGUE,
  teamUrl: '2817-zenit',
  refereeUrl: '12-m-oliver',
  userUrl: 'ivan-p',
  tipster_user_url: 'ivan-p',
  // the main one of any sport
  market: '0',
  odd_type: '1x2.1',
  oddType: '1x2.1',
  oddsTypes: ['1x2.1'],
  odd_value: 1.92,
  odds: 1.92,
  currentOdds: 1.88,
  date: '2026-11-21',
  timestamp: SECOND,
  at: SECOND,
  asOf: SECOND,
  createdAt: SECOND,
  startsAt: SECOND,
  maxMatchTimestamp: SECOND,
  hash: HASH,
  previousHash: HASH,
  id: 1,
  query: 'zenit',
  email: 'ivan@example.com',
  userEmail: 'ivan@example.com',
  userPassword: 'a quiet harbour at noon',
  userName: 'Ivan P.',
  name: 'Zenit',
  description: 'Goals come late in these matches.',
  message: 'The referee of this match is another one.',
  quietFrom: '23:00',
  quietTo: '08:00',
};

/** Tried one after the other: tennis has outcomes of its own. */
export const HINT_SETS: readonly Hints[] = [
  EXAMPLE_HINTS,
  { ...EXAMPLE_HINTS, odd_type: 'win.1', oddType: 'win.1', oddsTypes: ['win.1'] },
];
