import { crestOfLogo } from './crest-of-logo.ts';

test('a drawn crest is a shape and its colours', () => {
  expect(crestOfLogo('shield-0f4c81-e8eef4')?.colours).toEqual(['#0f4c81', '#e8eef4']);
  expect(crestOfLogo('circle-0f4c81')?.whole).not.toBe(crestOfLogo('square-0f4c81')?.whole);
});

test('an unknown shape is a shield, inherited names included', () => {
  const shield = crestOfLogo('shield-0f4c81');
  expect(crestOfLogo('heptagon-0f4c81')).toEqual(shield);
  expect(crestOfLogo('constructor-0f4c81')).toEqual(shield);
});

test.each(['', '/logos/7.svg', 'shield', 'shield-red', 'shield-0f4c8', 'shield-0f4c81"-e8eef4'])(
  '%p is no drawing',
  (logo) => {
    expect(crestOfLogo(logo)).toBeUndefined();
  },
);
