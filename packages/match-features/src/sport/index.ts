// What a remote of a sport is made of; the pages themselves are chunks of their own.

export { defineSport, routesOf } from './define-sport.ts';
export { sportRemote } from './sport-remote.ts';
export { teamRemote } from './team-remote.ts';
