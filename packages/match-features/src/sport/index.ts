// What a remote of a sport is made of; the pages themselves are chunks of their own.

export { defineSport } from './define-sport.ts';
export { routesOf } from './routes-of.ts';
export { sportRemote } from './sport-remote.ts';
export { teamRemote } from './team-remote.ts';
