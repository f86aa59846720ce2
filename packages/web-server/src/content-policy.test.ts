import { assetFolders, privatePagePolicy, sharedPagePolicy } from './content-policy.ts';

it.each(['localhost:3000', '127.0.0.1:3000', 'tips.example'])(
  'limits the scripts and style sheets of %s to its two folders',
  (host) => {
    expect(assetFolders(host)).toBe(`${host}/assets/ ${host}/remotes/`);
  },
);

it.each([
  undefined,
  '',
  '[::1]:3000',
  "x; script-src 'unsafe-inline'",
  'a b',
  'evil,other',
  'x\r\nSet-Cookie: a=b',
  `${'a'.repeat(256)}`,
])('allows the whole origin instead of the host %p', (host) => {
  expect(assetFolders(host)).toBe("'self'");
});

it('allows no inline script or style on a shared page', () => {
  const policy = sharedPagePolicy(assetFolders('shop:80'), "'sha256-x='", "'sha256-abc='");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(
    "script-src shop:80/assets/ shop:80/remotes/ 'sha256-x='; " +
      "style-src shop:80/assets/ shop:80/remotes/ 'sha256-abc='",
  );
  expect(policy).toContain("default-src 'none'");
});

it('allows only scripts with the nonce on a private page', () => {
  expect(privatePagePolicy('N')).toContain("script-src 'nonce-N' 'strict-dynamic'");
});
