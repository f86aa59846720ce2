import { privatePagePolicy, scriptFolders, sharedPagePolicy } from './content-policy.ts';

it.each(['localhost:3000', '127.0.0.1:3000', 'tips.example'])(
  'limits the scripts of %s to its two folders',
  (host) => {
    expect(scriptFolders(host)).toBe(`${host}/assets/ ${host}/remotes/`);
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
  expect(scriptFolders(host)).toBe("'self'");
});

it('allows no inline script or style on a shared page', () => {
  const policy = sharedPagePolicy(scriptFolders('localhost:3000'), "'sha256-abc='");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("style-src 'sha256-abc='");
  expect(policy).toContain("default-src 'none'");
});

it('allows only scripts with the nonce on a private page', () => {
  expect(privatePagePolicy('N')).toContain("script-src 'nonce-N' 'strict-dynamic'");
});
