import fc from 'fast-check';
import { parseEmail } from './email.ts';
import { passwordFault } from './password-rules.ts';
import { createPasswords } from './passwords.ts';
import { normalText } from './profile-text.ts';
import { foldUserName, userNameFault } from './user-name.ts';
import { freeUrl, urlStemOf } from './user-url.ts';

describe('an e-mail address', () => {
  it.each([
    ['  a.b+c@Example.COM ', 'a.b+c@example.com'],
    ["o'neil@mail.example.org", "o'neil@mail.example.org"],
    ['olga@почта.рф', 'olga@xn--80a1acny.xn--p1ai'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%j is normalized to %j', (text, address) => {
    expect(parseEmail(text)?.address).toBe(address);
  });

  it.each([
    '',
    'olga',
    '@example.com',
    'olga@',
    'olga@localhost',
    'a@b@example.com',
    'a b@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a@-x.com',
    'a@x..com',
    'a@127.0.0.1',
    'a@example.com\r\nBcc: x@example.com',
    'a\u0000@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
    '<a@example.com>',
  ])('%j is not valid', (text) => {
    expect(parseEmail(text)).toBeUndefined();
  });
});

describe('a password', () => {
  const owner = { minimum: 8, email: 'olga.petrova@example.com', name: 'Ольга Петрова' };

  it.each([
    'correct horse battery',
    'match-day-demo',
    'zavtra budet dozhd',
    '😀😀😁😂🤣😃😄😅',
    'я сажаю 3 берёзы',
    'seven quiet horses '.repeat(7).slice(0, 128),
    'kdjf83kd',
    'p@ssw0rd of my cat',
  ])('%j is accepted', (password) => {
    expect(passwordFault(password, owner)).toBeUndefined();
  });

  it.each([
    ['short 7', 'too_short'],
    ['😀😁😂🤣😃😄😅', 'too_short'],
    [`${'x'.repeat(128)}y`, 'too_long'],
    ['password', 'password_common'],
    ['Password123!', 'password_common'],
    ['P@ssw0rd', 'password_common'],
    ['qwerty12345', 'password_common'],
    ['qwertyuiop', 'password_common'],
    ['йцукенгш', 'password_common'],
    ['пароль123', 'password_common'],
    ['зенит2026', 'password_common'],
    ['Tipmark2026', 'password_common'],
    ['12345678', 'password_common'],
    ['87654321', 'password_common'],
    ['abcdefgh', 'password_common'],
    ['aaaaaaaa', 'password_common'],
    ['ываыва12', 'password_common'],
    ['spartakspartak', 'password_common'],
    ['1q2w3e4r5t', 'password_common'],
    ['1234567890123456', 'password_common'],
    ['abcabcabcabcabca', 'password_common'],
    ['qwertyuiopasdfgh', 'password_common'],
    ['йцукенгшщзйцукен', 'password_common'],
    ['фывапролячсмитьб', 'password_common'],
    ['aaaaaaaabbbbbbbb', 'password_common'],
    ['aaaabbbbccccdddd', 'password_common'],
    ['ааааббббввввгггг', 'password_common'],
    ['abcd1234qwerzxcv', 'password_common'],
    ['xkqvxkqvxkqvxkqv', 'password_common'],
    ['0987654321098765', 'password_common'],
    [`${'x'.repeat(127)}y`, 'password_common'],
    ['19911991', 'password_common'],
    ['x olga.petrova x', 'password_personal'],
    ['и ольга петрова', 'password_personal'],
    ['ольга-петровa 7', 'password_personal'],
  ])('%j: %s', (password, key) => {
    expect(passwordFault(password, owner)?.key).toBe(key);
  });
});

describe('a password that is no run', () => {
  it.each(['a quiet harbour at noon', 'correct horse battery', 'Йод и ёлка 7', 'x9$kfm2!pq'])(
    '%j is accepted',
    (password) => {
      expect(passwordFault(password, { minimum: 8 })).toBeUndefined();
    },
  );
});

describe('a user name', () => {
  it.each([
    'ㅤㅤㅤㅤ',
    'ᅟᅠᅟ',
    'ﾠﾠﾠ',
    'tipster_bㅤ',
    'tipsterᅠ_b',
    'adminㅤ',
    'supportㅤ',
    'ivan‍',
    'ivan󠁡',
    'ivan͏',
    'ivan⠀',
    'ꓮꓓꓟꓲꓠ',
    'ᎪᎠᎷᏆΝ',
  ])('%j has letters that nobody sees or expects', (name) => {
    expect(userNameFault(name)?.key).toBe('name_characters');
  });

  it('with anything invisible in it is folded to the name without it', () => {
    const ignorable = fc.constantFrom(
      '\u3164',
      '\u115f',
      '\u1160',
      '\uffa0',
      '\u200b',
      '\u00ad',
      '\u034f',
      '\ufe0f',
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zа-я0-9]{3,12}$/),
        ignorable,
        fc.nat(),
        (name, one, at) => {
          const index = (at % (name.length - 1)) + 1;
          const hidden = name.slice(0, index) + one + name.slice(index);
          expect(foldUserName(hidden)).toBe(foldUserName(name));
          expect(userNameFault(hidden)?.key).toBe('name_characters');
        },
      ),
    );
  });

  it.each([
    'adrnin',
    'ａｄｍｉｎ',
    'ѕuppоrt',
    'Суппорт',
    'ɑdmin',
    'ᴀᴅᴍɪɴ',
    'm0derat0r',
    'admın',
    'aԁmin',
  ])('%j is reserved', (name) => {
    expect(userNameFault(name)?.key).toBe('name_reserved');
  });

  it.each([
    'Иван Петров',
    'Ζήνων',
    'Արամ',
    '김철수',
    '田中さん',
    'سارة',
    'Łukasz',
    'Спартак Fan 88',
  ])('%j is fine', (name) => {
    expect(userNameFault(name)).toBeUndefined();
  });

  it('has digits of every script as one', () => {
    expect(foldUserName('Петров٣')).toBe(foldUserName('Петров3'));
    expect(foldUserName('Петров९')).toBe(foldUserName('Петров9'));
  });

  it.each([
    ['TOPAC', 'ТОРАС'],
    ['Иван_Петров', 'иван петров'],
    ['cappeR', 'сарреR'],
    ['Ёлка', 'елка'],
    ['b0ss', 'boss'],
    ['ﬁne', 'fine'],
    ['Ροβ', 'POB'],
  ])('%j and %j are the same', (one, other) => {
    expect(foldUserName(one)).toBe(foldUserName(other));
  });

  it.each([
    ['Ivan', 'Иван'],
    ['anna', 'anya'],
    ['Петров1', 'Петров2'],
  ])('%j and %j are different', (one, other) => {
    expect(foldUserName(one)).not.toBe(foldUserName(other));
  });

  it.each(['Ivan', 'Иван-7', 'a.b', '李小龍', 'Ünal_07', 'я'.repeat(30)])('%j is valid', (name) => {
    expect(userNameFault(name)).toBeUndefined();
  });

  it.each([
    ['ab', 'too_short'],
    ['я'.repeat(31), 'too_long'],
    ['a  b c', 'name_characters'],
    ['<b>bold', 'name_characters'],
    ['a\u202eb c', 'name_characters'],
    ['name@home', 'name_characters'],
    ['😀😀😀', 'name_characters'],
    ['---', 'name_characters'],
    ['M.A.T.H', 'name_reserved'],
    ['Αdmin', 'name_reserved'],
  ])('%j: %s', (name, key) => {
    expect(userNameFault(name)?.key).toBe(key);
  });
});

describe('the address of a profile', () => {
  it.each([
    ['Иван Щёкин', 'ivan-shchekin'],
    ['Ünal_07', 'unal-07'],
    ['--a.b c--', 'a-b-c'],
    ['я'.repeat(30), 'ya'.repeat(13)],
  ])('of %j is %s', (name, stem) => {
    expect(urlStemOf(name)).toBe(stem);
  });

  it.each(['李小龍', '777', 'Я', '...'])('cannot be made of %j', (name) => {
    expect(urlStemOf(name)).toBeUndefined();
  });

  it('is never one in use', () => {
    expect(freeUrl('ivan', new Set(['ivan', 'ivan-2', 'ivan-4']))).toBe('ivan-3');
  });
});

describe('hashing', () => {
  it('accepts a limited number of requests and refuses the rest at once', async () => {
    const passwords = createPasswords({ concurrency: 1 });
    const tries = Array.from({ length: 60 }, () => passwords.verify(null, 'x'));
    const outcomes = await Promise.allSettled(tries);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(9);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
    await expect(passwords.verify(null, 'x')).resolves.toBe(false);
  });

  it('is salted, and verifies only the same password', async () => {
    const passwords = createPasswords();
    const [one, two] = await Promise.all([passwords.hash('same'), passwords.hash('same')]);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, 'same')).toBe(true);
    expect(await passwords.verify(one, 'Same')).toBe(false);
    expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
  });
});

test('texts of users keep nothing invisible, and emoji as they are', () => {
  expect(normalText('\u3164\u2800\u115f')).toBe('');
  expect(normalText('My\u3164 drops\u200b\u034f')).toBe('My drops');
  expect(normalText('\ufe0f')).toBe('');
  expect(normalText('Like \u2764\ufe0f this')).toBe('Like \u2764\ufe0f this');
});
