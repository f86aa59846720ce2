export { roundName } from './calendar/bracket.ts';
export { doubleRoundRobin } from './calendar/pairings.ts';
export { goalProbabilities } from './chance/goal-model.ts';
export { type Random, randomOf, randomsOf, shuffled } from './chance/random.ts';
export { type PastSpan, pastMatches } from './past-matches.ts';
export {
  firstPastDay,
  type PastDay,
  type PastMatch,
  pastSeasons,
  seasonRecords,
  seasonResults,
} from './past-seasons.ts';
export { manAt } from './people/name-pool.ts';
export { peopleOf } from './people/people-of-country.ts';
export { bookmakers } from './prices/bookmakers.ts';
export { SIMULATED_SPORTS, type SimulatedSport } from './simulated-sports.ts';
export { leagues } from './soccer/league-catalogue.ts';
export { SPORT_WORLDS } from './sport-worlds.ts';
export { type Simulator, startSimulator, type WorldProgress } from './start-simulator.ts';
export { tournaments } from './tennis/tournaments.ts';
export { tours } from './tennis/tours.ts';
export { SOURCE } from './timed-record.ts';
export { createWorld, emittedSince, nearSince, type World } from './world.ts';
