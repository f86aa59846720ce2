import fc from 'fast-check';
import { hideSecretFields } from './hide-secret-fields.ts';

const NAMES = ['token', 'cookie', 'authorization', 'password', 'userPassword', 'secret'];

test.each(NAMES.flatMap((name) => [name, `set-${name}`, name.toUpperCase()]))(
  'the value of %s is hidden wherever it stands, whatever it is',
  (name) => {
    for (const value of ['abc123', ['abc123'], { in: 'abc123' }, 123_456]) {
      const line = { a: 1, [name]: value, req: { headers: [{ [name]: value, host: 'x' }] } };
      const hidden = hideSecretFields(`${JSON.stringify(line)}\n`);
      expect(hidden).not.toMatch(/abc123|123456/);
      expect(JSON.parse(hidden)).toEqual({
        a: 1,
        [name]: '[hidden]',
        req: { headers: [{ [name]: '[hidden]', host: 'x' }] },
      });
      expect(hidden.endsWith('\n')).toBe(true);
    }
  },
);

test('a line without such a field is as it was', () => {
  const line = `${JSON.stringify({ path: '/a?token=1', msg: 'the "token": x', tokens: 2 })}\n`;
  expect(hideSecretFields(line)).toBe(line);
});

test('no value of such a field is in the line, and nothing else is lost', () => {
  const key = fc.oneof(fc.constantFrom(...NAMES), fc.string());
  const tree = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.integer(),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(key, tie('node'), { maxKeys: 4 }),
    ),
  })).node;
  const hide = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hide);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        NAMES.includes(name) ? '[hidden]' : hide(inner),
      ]),
    );
  };
  fc.assert(
    fc.property(tree, (value) => {
      const line = JSON.stringify({ value });
      expect(JSON.parse(hideSecretFields(line))).toEqual(
        JSON.parse(JSON.stringify({ value: hide(value) })),
      );
    }),
  );
});
