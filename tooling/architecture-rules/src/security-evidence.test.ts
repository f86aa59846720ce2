import { securityEvidence } from './security-evidence.ts';
import { messagesOf, pathsOf, repository } from './testing/repository.ts';

describe('securityEvidence', () => {
  const test = { 'apps/api/src/login.test.ts': "test('a wrong password is refused', () => {});" };
  const page = (summary: string, ...rows: string[]) =>
    ['# Security', '', summary, '', '| Id | What | How |', '|---|---|---|', ...rows].join('\n');
  const check = (text: string) =>
    securityEvidence(repository({ ...test, 'docs/security.md': text }));

  const good = [
    '| 1.1.1 | Passwords | `apps/api/src/login.test.ts` › a wrong password is refused |',
    '| 1.1.2 | Rules | Documented in `docs/security.md` › Security |',
    '| 1.1.3–1.1.5 | LDAP | Does not apply: no LDAP |',
    '| 1.1.6 | Codes | Not met: there are none |',
  ];
  const summary =
    'Of 6 requirements 3 do not apply and 0 are met by who runs the site. Of the other 3, 1 have a test and ' +
    '1 ask for a text that is there (66 %), 0 are met without a test, 1 are not met.';

  it('accepts tests, texts and reasons that are there, and counts that are right', () => {
    expect(check(page(summary, ...good))).toEqual([]);
  });

  it('reports tests and texts that are not there, with their line, and rows without either', () => {
    const bad = [
      '| 1.1.1 | Passwords | `apps/api/src/gone.test.ts` › a wrong password is refused |',
      '| 1.1.2 | Passwords | `apps/api/src/login.test.ts` › another title |',
      '| 1.1.3 | Rules | Documented in `docs/security.md` › Nothing |',
      '| 1.1.4 | Rules | Surely |',
    ];
    const found = check(page('', ...bad));
    expect(messagesOf(found).slice(0, 4)).toEqual([
      'apps/api/src/gone.test.ts does not exist',
      'apps/api/src/login.test.ts has no test "another title"',
      'docs/security.md has no section "Nothing"',
      '"Surely" is neither a test nor a reason',
    ]);
    expect(pathsOf(found)[0]).toBe('docs/security.md:7');
  });

  it('reports counts that are not those of the table', () => {
    const wrong = page(summary.replace('Of 6', 'Of 7'), ...good);
    expect(messagesOf(check(wrong))).toEqual([`does not say: ${summary}`]);
  });

  it('does not count rows of other tables', () => {
    const threat =
      '| Keys | A thief | `apps/api/src/login.test.ts` › a wrong password is refused |';
    expect(check(page(summary, ...good, threat))).toEqual([]);
    const keys = ['', '| Key | Algorithm |', '|---|---|', '| passwords | argon2id |'];
    expect(check(page(summary, ...good, ...keys))).toEqual([]);
  });

  it('requires the page', () => {
    expect(messagesOf(securityEvidence(repository(test)))).toEqual(['is missing']);
  });
});
