import { commentWidth } from './comment-width.ts';
import { directImports } from './direct-imports.ts';
import { featuresApart } from './features-apart.ts';
import { fileNames } from './file-names.ts';
import type { HouseFile, Violation } from './house-files.ts';
import { knownWords } from './known-words.ts';
import { localePairs } from './locale-pairs.ts';
import { localesTaken } from './locales-taken.ts';
import { noSportNames } from './no-sport-names.ts';
import { noStyleAttributes } from './no-style-attributes.ts';
import { roomReadmes } from './room-readmes.ts';
import { tellingNames } from './telling-names.ts';
import { testKitInTests } from './test-kit-in-tests.ts';
import { wordsInLocales } from './words-in-locales.ts';

function house(files: Record<string, string | object>): HouseFile[] {
  return Object.entries(files).map(([path, content]) => ({
    path,
    text: typeof content === 'string' ? content : JSON.stringify(content),
  }));
}

const placesOf = (violations: Violation[]): string[] => violations.map(({ path }) => path);
const messagesOf = (violations: Violation[]): string[] => violations.map(({ message }) => message);

describe('noSportNames', () => {
  it('finds a sport in a shared room, in code and in locales, at its line', () => {
    const found = noSportNames(
      house({
        'packages/match-features/src/list.ts': "export const a = 1;\nif (sport === 'Hockey') b();",
        'packages/ui-kit/locales/ru/list.json': '{"title": "Футбол"}',
      }),
    );
    expect(placesOf(found)).toEqual([
      'packages/match-features/src/list.ts:2',
      'packages/ui-kit/locales/ru/list.json:1',
    ]);
  });

  it('leaves tests and the rooms of a sport alone', () => {
    const files = house({
      'apps/soccer/src/remote.ts': "name: 'soccer'",
      'packages/ui-kit/src/row.test.tsx': "'tennis'",
    });
    expect(noSportNames(files)).toEqual([]);
  });
});

describe('directImports', () => {
  const manifest = (...names: string[]): object => ({
    dependencies: Object.fromEntries(names.map((name) => [name, 'workspace:*'])),
  });

  it('refuses what the table does not name and lets outside libraries be', () => {
    const found = directImports(
      house({
        'packages/api-client/package.json': manifest(
          '@tipmark/contract',
          '@tipmark/domain',
          'rxjs',
        ),
        'apps/soccer/package.json': manifest('@tipmark/ui-kit', '@tipmark/i18n'),
      }),
    );
    expect(messagesOf(found)).toEqual([
      expect.stringContaining('api-client may not import @tipmark/domain'),
      expect.stringContaining('soccer may not import @tipmark/i18n'),
    ]);
  });

  it('asks for a row when a room is new', () => {
    const found = directImports(house({ 'packages/charts/package.json': manifest() }));
    expect(messagesOf(found)).toEqual([expect.stringContaining('"charts" has no row')]);
  });
});

describe('testKitInTests', () => {
  it('allows builders in tests alone', () => {
    const text = "import { aMatch } from '@tipmark/test-kit';";
    const files = house({
      'apps/soccer/src/a.ts': text,
      'apps/soccer/src/a.test.ts': text,
      'apps/soccer/src/results-fixture.tsx': text,
      'apps/api/src/testing/feed.ts': text,
      'e2e/specs/a.spec.ts': text,
    });
    expect(placesOf(testKitInTests(files))).toEqual(['apps/soccer/src/a.ts']);
  });
});

describe('localePairs', () => {
  const pair = (ru: object, en: object): HouseFile[] =>
    house({ 'apps/a/locales/ru/x.json': ru, 'apps/a/locales/en/x.json': en });

  it('accepts a pair with the plural forms of each language', () => {
    const ru = {
      t: { m_one: 'матч', m_few: 'матча', m_many: 'матчей', m_other: 'матча' },
      o: '{{n}} %',
    };
    const en = { t: { m_one: 'match', m_other: 'matches' }, o: '{{n}} %' };
    expect(localePairs(pair(ru, en))).toEqual([]);
  });

  it('finds a missing key on either side', () => {
    const found = localePairs(pair({ a: 'а', b: 'б' }, { a: 'a', c: 'c' }));
    expect(found).toEqual([
      { path: 'apps/a/locales/ru/x.json', message: 'lacks the key "c"' },
      { path: 'apps/a/locales/en/x.json', message: 'lacks the key "b"' },
    ]);
  });

  it('finds a missing plural form', () => {
    const found = localePairs(
      pair({ m_one: 'матч', m_other: 'матча' }, { m_one: 'match', m_other: 'matches' }),
    );
    expect(messagesOf(found)).toEqual([expect.stringContaining('few, many, one, other')]);
  });

  it('takes a key that merely ends like a plural form as a plain one', () => {
    expect(localePairs(pair({ show_other: 'Прочие' }, { show_other: 'Others' }))).toEqual([]);
  });

  it('finds words left untranslated in either direction, except names', () => {
    const found = localePairs(
      pair(
        { a: 'Live', b: 'Tipmark', c: 'Лига', x: 'X', n: '{{count}} %' },
        { a: 'Live', b: 'Tipmark', c: 'Лига', x: 'X', n: '{{count}} %' },
      ),
    );
    expect(messagesOf(found)).toEqual([
      '"a" is "Live" in both languages: translate it',
      '"c" is "Лига" in both languages: translate it',
      '"c" is "Лига", which is not English',
    ]);
  });

  it('finds a file without its twin', () => {
    const found = localePairs(house({ 'apps/a/locales/ru/x.json': { a: 'а' } }));
    expect(messagesOf(found)).toEqual([expect.stringContaining('apps/a/locales/en/x.json')]);
  });
});

describe('wordsInLocales', () => {
  it('finds a Russian word in the code of a screen', () => {
    const files = house({
      'apps/soccer/src/Screen.tsx': "const a = 1;\nconst title = 'Матчи';",
      'apps/soccer/src/Screen.test.tsx': "'Матчи'",
      'apps/api/src/importer.ts': "'Спартак'",
    });
    expect(placesOf(wordsInLocales(files))).toEqual(['apps/soccer/src/Screen.tsx:2']);
  });
});

describe('roomReadmes', () => {
  it('misses a README and refuses a long one', () => {
    const files = house({
      'apps/api/src/main.ts': '',
      'packages/domain/README.md': 'line\n'.repeat(41),
      'packages/contract/README.md': 'line\n'.repeat(40),
    });
    expect(roomReadmes(files)).toEqual([
      { path: 'apps/api/README.md', message: expect.stringContaining('missing') },
      { path: 'packages/domain/README.md', message: expect.stringContaining('41 lines') },
    ]);
  });
});

describe('tellingNames', () => {
  it('refuses empty words as whole words of a path', () => {
    const files = house({
      'apps/api/src/utils/a.ts': '',
      'apps/api/src/date-helpers.ts': '',
      'apps/api/src/commonwealth.ts': '',
      'packages/i18n/src/load-common-messages.ts': '',
      'packages/i18n/locales/ru/common.json': '{}',
    });
    expect(placesOf(tellingNames(files))).toEqual([
      'apps/api/src/utils/a.ts',
      'apps/api/src/date-helpers.ts',
    ]);
  });
});

describe('featuresApart', () => {
  const features = {
    'apps/soccer/src/home/index.ts': 'export const home = lazyFeature();',
    'apps/soccer/src/match/index.ts': 'export const match = defineFeature({});',
    'apps/soccer/src/lists/index.ts': '',
  };

  it('finds a feature that reaches into another, also by a late import', () => {
    const found = featuresApart(
      house({
        ...features,
        'apps/soccer/src/home/blocks/Top.tsx': "import { a } from '../../match/state.ts';",
        'apps/soccer/src/match/late.ts': 'import(/* webpackChunkName: "a" */ \'../home/Top.tsx\')',
      }),
    );
    expect(found).toEqual([
      {
        path: 'apps/soccer/src/home/blocks/Top.tsx',
        message: expect.stringContaining('reaches into apps/soccer/src/match'),
      },
      {
        path: 'apps/soccer/src/match/late.ts',
        message: expect.stringContaining('reaches into apps/soccer/src/home'),
      },
    ]);
  });

  it('lets them share what is no feature, and leaves remote.ts and tests alone', () => {
    const files = house({
      ...features,
      'apps/soccer/src/home/Home.tsx': "import '../lists/row.ts'; import './blocks/Top.tsx';",
      'apps/soccer/src/remote.ts': "import { home } from './home/index.ts';",
      'apps/soccer/src/home/Home.test.tsx': "import '../match/state.ts';",
    });
    expect(featuresApart(files)).toEqual([]);
  });
});

describe('noStyleAttributes', () => {
  it('finds one in what visitors see, at its line', () => {
    const files = house({
      'apps/soccer/src/Bar.tsx': '<a />\n<i style={{ width }} />',
      'packages/ui-kit/src/Link.tsx': '<Link lifestyle="a" />',
      'packages/ui-kit/stories/Link.stories.tsx': '<p style={{ top: 0 }} />',
    });
    expect(placesOf(noStyleAttributes(files))).toEqual(['apps/soccer/src/Bar.tsx:2']);
  });
});

describe('commentWidth', () => {
  it('finds a comment that is wider than the code, and leaves code and directives alone', () => {
    const wide = 'word '.repeat(22).trim();
    const files = house({
      'packages/domain/src/a.ts': `/**\n * ${wide}\n */\nconst text = '${wide}';`,
      'packages/domain/src/b.ts': `// oxlint-disable-next-line no-x -- ${wide}`,
      'packages/domain/README.md': `* ${wide}`,
    });
    expect(placesOf(commentWidth(files))).toEqual(['packages/domain/src/a.ts:2']);
  });
});

describe('fileNames', () => {
  it('wants kebab-case, and PascalCase of components alone', () => {
    const files = house({
      'apps/soccer/src/match/MatchHead.tsx': '',
      'apps/soccer/src/match/match-head.test.tsx': '',
      'apps/soccer/src/match/matchHead.ts': '',
      'apps/soccer/src/match/MatchHead.ts': '',
      'apps/soccer/src/MatchPage/head.ts': '',
      'apps/soccer/locales/ru/odd_Name.json': '',
    });
    expect(placesOf(fileNames(files))).toEqual([
      'apps/soccer/src/match/matchHead.ts',
      'apps/soccer/src/match/MatchHead.ts',
      'apps/soccer/src/MatchPage/head.ts',
    ]);
  });
});

describe('localesTaken', () => {
  it('finds a file of words that only tests import, or another room', () => {
    const files = house({
      'apps/soccer/locales/ru/match.json': {},
      'apps/soccer/locales/ru/team.json': {},
      'apps/soccer/src/words/ru.ts': "import match from '../../locales/ru/match.json' with {};",
      'apps/soccer/src/team.test.ts': "import '../locales/ru/team.json'",
      'apps/account/src/words.ts': "import '../locales/ru/team.json'",
    });
    expect(placesOf(localesTaken(files))).toEqual(['apps/soccer/locales/ru/team.json']);
  });
});

describe('knownWords', () => {
  it('finds words nobody wrote, on either side of a choice', () => {
    const files = house({
      'apps/soccer/package.json': { exports: { './remote': './src/remote.ts' } },
      'apps/soccer/locales/ru/match.json': { tips: '', odds_one: '', odds_many: '' },
      'packages/match-features/locales/ru/home.json': { title: '' },
      'packages/i18n/locales/ru/common.json': { button: { retry: '' } },
      'apps/soccer/src/Match.tsx': [
        "t('match.tips'); t('match.odds', { count }); t('common:button.retry'); t('home.title')",
        "t(isOn ? 'match.tips' : 'match.none'); t(`match.${tab}`); t('match.lost')",
      ].join('\n'),
      'packages/match-features/src/Home.tsx': "t('button.retry'); t('match.tips'); t('home.gone')",
      'apps/api/src/words.ts': "t('not.known')",
    });
    expect(knownWords(files)).toEqual([
      { path: 'apps/soccer/src/Match.tsx', message: expect.stringContaining('"match.none"') },
      { path: 'apps/soccer/src/Match.tsx', message: expect.stringContaining('"match.lost"') },
      {
        path: 'packages/match-features/src/Home.tsx',
        message: expect.stringContaining('"home.gone"'),
      },
    ]);
  });
});
