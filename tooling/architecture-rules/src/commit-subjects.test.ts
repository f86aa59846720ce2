import { wrongSubjects } from './commit-subjects.ts';

it('accepts subjects that name their part, alone or among others', () => {
  const subjects = [
    'soccer/league: keep the last match id',
    'api, match-features: lists and tables show original names',
    'README: what one sees now',
    '.ci: read the log of git',
  ];
  expect(wrongSubjects(subjects)).toEqual([]);
});

it.each([
  ['Fix the league', 'does not begin with the part it changes'],
  ['league keeps: its id', 'does not begin with the part it changes'],
  ['soccer: ', 'does not begin with the part it changes'],
  ['soccer: keep the last match id.', 'ends with a full stop'],
  [`soccer: ${'x'.repeat(65)}`, 'is 73 characters long'],
])('refuses "%s"', (subject, reason) => {
  expect(wrongSubjects([subject])).toEqual([expect.stringContaining(reason)]);
});
