// What the host needs of it: a first visit pays for nothing else.

export { followedMatchesLoad } from './followed-matches-load.ts';
