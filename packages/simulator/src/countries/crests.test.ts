import { tournaments } from '../tennis/tournaments.ts';
import { leagueCrestOf } from './crests.ts';

test('no two competitions of a sport have the same logo', () => {
  const crests = [
    ...Array.from({ length: 60 }, (_, place) => leagueCrestOf('soccer', place)),
    ...Array.from({ length: 16 }, (_, place) => leagueCrestOf('hockey', place)),
    ...tournaments.map((_, place) => leagueCrestOf('tennis', place)),
  ].map(({ shape, colours }) => `${shape} ${colours.join(' ')}`);
  expect(crests.filter((crest, index) => crests.indexOf(crest) !== index)).toEqual([]);
});
