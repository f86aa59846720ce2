import { crestOfLogo } from './crest-of-logo.ts';

test('a drawn crest is a shape and its colours', () => {
  expect(crestOfLogo('shield-0f4c81-e8eef4')?.colours).toEqual(['#0f4c81', '#e8eef4']);
  expect(crestOfLogo('circle-0f4c81')?.whole).not.toBe(crestOfLogo('square-0f4c81')?.whole);
  const player = crestOfLogo('avatar-d7e3f4-0f4c81-f2c9a5');
  expect(player?.colours).toHaveLength(3);
  expect(player?.half).not.toBe(crestOfLogo('circle-d7e3f4-0f4c81-f2c9a5')?.half);
});

test('an unknown shape is a shield, inherited names included', () => {
  const shield = crestOfLogo('shield-0f4c81');
  expect(crestOfLogo('heptagon-0f4c81')).toEqual(shield);
  expect(crestOfLogo('constructor-0f4c81')).toEqual(shield);
});

test.each(['', '/logos/7.svg', 'shield', 'shield-red', 'shield-0f4c8', 'shield-0f4c81"-e8eef4'])(
  '%p is not a drawn crest',
  (logo) => {
    expect(crestOfLogo(logo)).toBeUndefined();
  },
);
