import { tournaments } from '../tennis/tournaments.ts';
import { leagueCrestOf } from './crests.ts';

test('no two competitions of a sport have the same logo', () => {
  const crests = [
    ...Array.from({ length: 60 }, (_, index) => leagueCrestOf('soccer', index)),
    ...Array.from({ length: 16 }, (_, index) => leagueCrestOf('hockey', index)),
    ...tournaments.map((_, index) => leagueCrestOf('tennis', index)),
  ].map(({ shape, colours }) => `${shape} ${colours.join(' ')}`);
  expect(crests.filter((crest, index) => crests.indexOf(crest) !== index)).toEqual([]);
});
