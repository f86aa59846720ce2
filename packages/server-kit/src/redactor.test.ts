import fc from 'fast-check';
import { createRedactor } from './redactor.ts';

test('a secret is removed as it is, in JSON, in an address and as base64', () => {
  const secret = 'p@ss "wörd"/+';
  const { hide } = createRedactor([secret]);
  const basic = Buffer.from(secret).toString('base64');
  for (const text of [
    `it is ${secret}`,
    JSON.stringify({ url: `at ${secret}` }),
    `https://user:${encodeURIComponent(secret)}@host/`,
    `Basic ${basic}`,
  ]) {
    const hidden = hide(text);
    expect(hidden).toContain('[hidden]');
    expect(hidden).not.toContain('ss \\"w');
    expect(hidden).not.toContain(encodeURIComponent(secret));
    expect(hidden).not.toContain(basic.replace(/=+$/, ''));
  }
});

test('values shorter than six characters are no secrets, and other texts do not change', () => {
  expect(createRedactor(['abc', '']).hide('abc')).toBe('abc');
  const { hide } = createRedactor(['a-real-secret', 'a-real-secret-and-more']);
  expect(hide('nothing here')).toBe('nothing here');
  expect(hide('a-real-secret-and-more')).toBe('[hidden]');
});

test('a secret that is known later is removed from then on', () => {
  const { hide, add } = createRedactor([]);
  expect(hide('made-at-the-start')).toBe('made-at-the-start');
  add(['made-at-the-start']);
  expect(hide('it is made-at-the-start')).toBe('it is [hidden]');
});

test('no text with a secret keeps it', () => {
  const secrets = fc.array(fc.string({ minLength: 6, maxLength: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(secrets, fc.string(), fc.nat(), (all, around, index) => {
      const secret = all[index % all.length] ?? '';
      const hidden = createRedactor(all).hide(`${around}${secret}${around}`);
      fc.pre(!around.includes(secret) && !'[hidden]'.includes(secret));
      const line = createRedactor(all).hide(JSON.stringify({ text: secret }));
      expect(line).not.toContain(JSON.stringify(secret));
      expect(hidden).not.toBe(`${around}${secret}${around}`);
    }),
  );
});
