import { withoutSecrets } from './without-secrets.ts';

test.each([
  ['/en/recover-password/a1b2c3?next=x', '/recover-password/[hash]'],
  ['/confirm-email/a1b2c3/', '/confirm-email/[hash]'],
  ['/social-login/a1b2c3', '/social-login/[hash]'],
  ['/unsubscribe?source=mail&token=a1b2c3#end', '/unsubscribe?source=mail&token=#end'],
  ['/en/unsubscribe?TOKEN=a1b2c3', '/en/unsubscribe?TOKEN='],
  ['/revert-email/a1b2c3', '/revert-email/[hash]'],
  ['/profile/u?edit=email&authHash=a1b2c3&done=1', '/profile/u?edit=email&authHash=&done=1'],
  [
    '/login?next=%2Fprofile%2Fu%3FauthHash%3Da1%26edit%3Demail',
    '/login?next=%2Fprofile%2Fu%3FauthHash%3D%26edit%3Demail',
  ],
  ['/Events/7-a?tab=odds', '/Events/7-a?tab=odds'],
  ['/nobody/has/this', '/nobody/has/this'],
])('%s is reported as %s', (address, counted) => {
  expect(withoutSecrets(address)).toBe(counted);
});
