import { plainAddress, plainProperties } from './plain-properties.ts';

const HASH = 'a1b2c3';

test('no property of an event contains a secret of a link, whatever its name', () => {
  const properties = {
    hash: HASH,
    token: HASH,
    authHash: HASH,
    path: `/en/recover-password/${HASH}?x=1`,
    from: `/profile/ann?edit=email&authHash=${HASH}`,
    referrer: `https://tipmark.example/unsubscribe?token=${HASH}`,
    next: `/login?next=${encodeURIComponent(`/profile/ann?authHash=${HASH}`)}`,
    back: `https://tipmark.example/revert-email/${HASH}`,
    matchUrl: '7-a-b',
    count: 3,
  };
  const plain = plainProperties(properties);
  expect(JSON.stringify(plain)).not.toContain(HASH);
  expect(plain).toMatchObject({
    path: '/recover-password/[hash]',
    from: '/profile/ann?edit=email&authHash=',
    matchUrl: '7-a-b',
    count: 3,
  });
});

test('other addresses stay as they are', () => {
  for (const address of ['/Events/7-a?tab=odds', 'https://tipmark.example/en/Teams#top', '/']) {
    expect(plainAddress(address)).toBe(address);
  }
});
