import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiLayers } from './api-layers.ts';
import { commentWidth } from './comment-width.ts';
import { countedNouns } from './counted-nouns.ts';
import { dashes } from './dashes.ts';
import { directImports } from './direct-imports.ts';
import { featuresApart } from './features-apart.ts';
import { fileNames } from './file-names.ts';
import { folderCycles } from './folder-cycles.ts';
import { knownMessages } from './known-messages.ts';
import { knownVariables } from './known-variables.ts';
import { linksFromRoutes } from './links-from-routes.ts';
import { localePairs } from './locale-pairs.ts';
import { localesTaken } from './locales-taken.ts';
import { noSportNames } from './no-sport-names.ts';
import { noStyleAttributes } from './no-style-attributes.ts';
import { packageReadmes } from './package-readmes.ts';
import { pagesApart } from './pages-apart.ts';
import { remoteAnatomy } from './remote-anatomy.ts';
import type { RepositoryFile } from './repository-files.ts';
import { retiredWords } from './retired-words.ts';
import { sqlInQueries } from './sql-in-queries.ts';
import { styleScales } from './style-scales.ts';
import { tablesOfKeys } from './tables-of-keys.ts';
import { testKitInTests } from './test-kit-in-tests.ts';
import { messagesOf, pathsOf, repository } from './testing/repository.ts';
import { textInLocales } from './text-in-locales.ts';
import { vagueNames } from './vague-names.ts';

describe('noSportNames', () => {
  it('reports a sport in shared code or locales, with its line', () => {
    const found = noSportNames(
      repository({
        'packages/match-features/src/list.ts': "export const a = 1;\nif (sport === 'Hockey') b();",
        'packages/ui-kit/locales/ru/list.json': '{"title": "Футбол"}',
      }),
    );
    expect(pathsOf(found)).toEqual([
      'packages/match-features/src/list.ts:2',
      'packages/ui-kit/locales/ru/list.json:1',
    ]);
  });

  it('ignores tests and the packages of a sport', () => {
    const files = repository({
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

  it('rejects dependencies that the table does not list, and ignores external libraries', () => {
    const found = directImports(
      repository({
        'packages/api-client/package.json': manifest(
          '@tipmark/contract',
          '@tipmark/domain',
          'rxjs',
        ),
        'apps/soccer/package.json': manifest('@tipmark/ui-kit', '@tipmark/i18n'),
      }),
    );
    expect(messagesOf(found)).toEqual([
      expect.stringContaining('api-client may not import domain'),
      expect.stringContaining('soccer may not import i18n'),
    ]);
  });

  it('rejects the same imports in production code, but not in tests and configuration', () => {
    const text = "import { t } from '@tipmark/i18n';";
    const found = directImports(
      repository({
        'apps/soccer/src/a.ts': text,
        'apps/soccer/src/a.test.ts': text,
        'apps/soccer/rspack.config.ts': text,
        'packages/i18n/src/own.ts': text,
      }),
    );
    expect(pathsOf(found)).toEqual(['apps/soccer/src/a.ts']);
  });

  it('requires a row for a new package', () => {
    const found = directImports(repository({ 'packages/charts/package.json': manifest() }));
    expect(messagesOf(found)).toEqual([expect.stringContaining('"charts" has no row')]);
  });
});

describe('apiLayers', () => {
  const from = (target: string): string => `import { a } from '${target}';`;

  it('rejects an import from a higher area in production code', () => {
    const files = repository({
      'apps/api/src/matches/odds/up.ts': from('../../betting/tips/a.ts'),
      'apps/api/src/matches/odds/up.test.ts': from('../../betting/tips/a.ts'),
      'apps/api/src/betting/tips/down.ts': from('../../matches/odds/a.ts'),
      'apps/api/src/main.ts': from('./start/a.ts'),
    });
    expect(pathsOf(apiLayers(files))).toEqual(['apps/api/src/matches/odds/up.ts']);
  });
});

describe('sqlInQueries', () => {
  it('rejects SQL outside of *-queries.ts, however it is written', () => {
    const files = repository({
      'apps/api/src/calls/a/tag.ts': 'const { rows } = await sql<Row>`select 1`.execute(db);',
      'apps/api/src/calls/a/long.ts': 'await sql<{\n  readonly id: number;\n}>`select 1`',
      'apps/api/src/calls/a/builder.ts': "db\n  .updateTable('users')",
      'apps/api/src/calls/a/text.ts': "await connection.query('select 1');",
      'apps/api/src/calls/a/part.ts': "const column = sql.ref('m.id');",
      'apps/api/src/calls/a/other.ts': 'services.query(text); const mysql = `a`; isSql(`a`);',
      'apps/api/src/calls/a/a-queries.ts': 'sql`select 1`',
      'apps/api/src/calls/a/tag.test.ts': 'sql`select 1`',
      'apps/api/src/platform/database/lock.ts': 'sql`select pg_advisory_lock(1)`',
      'apps/api/src/ingest/rows/a.ts': 'sql`select 1`',
      'apps/api/src/ingest/a/tag.ts': 'sql`select 1`',
      'apps/shell/src/a.ts': 'sql`select 1`',
    });
    const broken = ['tag', 'long', 'builder', 'text', 'part'];
    expect(pathsOf(sqlInQueries(files))).toEqual([
      ...broken.map((name) => `apps/api/src/calls/a/${name}.ts`),
      'apps/api/src/ingest/a/tag.ts',
    ]);
  });
});

describe('folderCycles', () => {
  const from = (...targets: string[]): string =>
    targets.map((target) => `import { a } from '${target}';`).join('\n');

  it('rejects cycles between folders of any package, including indirect ones', () => {
    const files = repository({
      'apps/shell/src/a/x.ts': from('../b/x.ts'),
      'apps/shell/src/b/x.ts': from('../c/x.ts'),
      'apps/shell/src/c/x.ts': "const later = () => import('../a/y.ts');",
      'apps/shell/src/d/x.ts': from('../a/y.ts'),
      'packages/domain/src/a/x.ts': from('../b/x.ts'),
      'packages/domain/src/b/x.ts': from('../../../shell/src/a/x.ts'),
    });
    expect(pathsOf(folderCycles(files))).toEqual([
      'apps/shell/src/a/x.ts',
      'apps/shell/src/b/x.ts',
      'apps/shell/src/c/x.ts',
    ]);
  });

  it('rejects a cycle of a folder and a file beside it, at any depth', () => {
    const files = repository({
      'apps/api/src/people/account/services.ts': from('./sessions/sessions.ts'),
      'apps/api/src/people/account/sessions/sessions.ts': from('../services.ts'),
      'apps/api/src/people/account/users/users.ts': from('../services.ts'),
    });
    expect(pathsOf(folderCycles(files))).toEqual([
      'apps/api/src/people/account/services.ts',
      'apps/api/src/people/account/sessions/sessions.ts',
    ]);
  });

  it('ignores cycles of files in one folder, tests, and files that several folders import', () => {
    const files = repository({
      'apps/shell/src/main.ts': from('./a/x.ts', './b/x.ts'),
      'apps/shell/src/names.ts': 'export const a = 1;',
      'apps/shell/src/a/x.ts': from('./y.ts', '../names.ts'),
      'apps/shell/src/a/y.ts': from('./x.ts', '../b/x.ts'),
      'apps/shell/src/b/x.ts': from('../names.ts'),
      'apps/shell/src/b/x.test.ts': from('../a/x.ts'),
    });
    expect(folderCycles(files)).toEqual([]);
  });

  it('counts imports of types from ten folders on', () => {
    const types = (target: string): string =>
      `import { type A, type B } from '${target}';\nimport type { C } from '${target}';`;
    const two = {
      'packages/domain/src/a/x.ts': types('../b/x.ts'),
      'packages/domain/src/b/x.ts': types('../a/x.ts'),
    };
    const eight = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`packages/domain/src/f${at}/x.ts`, '']),
    );
    expect(folderCycles(repository(two))).toEqual([]);
    expect(new Set(pathsOf(folderCycles(repository({ ...two, ...eight }))))).toEqual(
      new Set(Object.keys(two)),
    );
  });
});

describe('testKitInTests', () => {
  it('allows builders only in tests', () => {
    const text = "import { aMatch } from '@tipmark/test-kit';";
    const files = repository({
      'apps/soccer/src/a.ts': text,
      'apps/soccer/src/a.test.ts': text,
      'apps/soccer/src/results-fixture.tsx': text,
      'apps/api/src/testing/feed.ts': text,
      'e2e/specs/a.spec.ts': text,
      'tooling/drill/src/a.ts': text,
      'tooling/bench/src/a.ts': text,
    });
    expect(pathsOf(testKitInTests(files))).toEqual([
      'apps/soccer/src/a.ts',
      'tooling/bench/src/a.ts',
    ]);
  });
});

describe('localePairs', () => {
  const pair = (ru: object, en: object): RepositoryFile[] =>
    repository({ 'apps/a/locales/ru/x.json': ru, 'apps/a/locales/en/x.json': en });

  it('accepts a pair with the plural forms of each language', () => {
    const ru = {
      t: { m_one: 'матч', m_few: 'матча', m_many: 'матчей', m_other: 'матча' },
      o: '{{n}} %',
    };
    const en = { t: { m_one: 'match', m_other: 'matches' }, o: '{{n}} %' };
    expect(localePairs(pair(ru, en))).toEqual([]);
  });

  it('reports a key missing on either side', () => {
    const found = localePairs(pair({ a: 'а', b: 'б' }, { a: 'a', c: 'c' }));
    expect(found).toEqual([
      { path: 'apps/a/locales/ru/x.json', message: 'lacks the key "c"' },
      { path: 'apps/a/locales/en/x.json', message: 'lacks the key "b"' },
    ]);
  });

  it('reports a missing plural form', () => {
    const found = localePairs(
      pair({ m_one: 'матч', m_other: 'матча' }, { m_one: 'match', m_other: 'matches' }),
    );
    expect(messagesOf(found)).toEqual([expect.stringContaining('few, many, one, other')]);
  });

  it('treats a key that merely ends like a plural form as a plain one', () => {
    expect(localePairs(pair({ show_other: 'Прочие' }, { show_other: 'Others' }))).toEqual([]);
  });

  it('reports untranslated texts in either direction, except names', () => {
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

  it('reports a file without its counterpart', () => {
    const found = localePairs(repository({ 'apps/a/locales/ru/x.json': { a: 'а' } }));
    expect(messagesOf(found)).toEqual([expect.stringContaining('apps/a/locales/en/x.json')]);
  });
});

describe('countedNouns', () => {
  const found = (words: object) =>
    messagesOf(countedNouns(repository({ 'packages/a/locales/en/x.json': words })));

  it('reports a number before a noun in the plural that has no singular', () => {
    expect(found({ from: 'from {{n}} matches', won: '{{n, number}} settled tips' })).toEqual([
      '"from" has "{{n}} matches" without forms for one and several',
      '"won" has "{{n, number}} settled tips" without forms for one and several',
    ]);
  });

  it('accepts forms for one and several, names before verbs, and limits', () => {
    expect(
      found({
        from_one: 'from {{n}} match',
        from_other: 'from {{n}} matches',
        winner: '{{player}} wins',
        limit: 'at most {{limit}} tips',
      }),
    ).toEqual([]);
  });
});

describe('dashes', () => {
  const found = (locale: string, words: object) =>
    messagesOf(dashes(repository({ [`packages/a/locales/${locale}/x.json`]: words })));

  it('reports a Russian dash that is short or may begin a line, and an English one that is long', () => {
    expect(found('ru', { a: 'Маржа – доля', b: 'Маржа — доля' })).toEqual([
      '"a" has "Маржа – ": write a no-break space, an em dash, a space',
      '"b" has "Маржа — ": write a no-break space, an em dash, a space',
    ]);
    expect(found('en', { a: 'the margin — a share' })).toEqual([
      '"a" has "the margin — ": write an en dash',
    ]);
  });

  it('accepts the dashes of each language, between teams and in ranges', () => {
    expect(
      found('ru', {
        a: 'Маржа\u00a0— доля',
        teams: '{{home}} – {{away}}',
        record: '{{won}} В – {{drawn}} Н',
        range: 'от 1–5',
        diff: 'xG – xG соперников',
      }),
    ).toEqual([]);
    expect(found('en', { a: 'the margin – a share' })).toEqual([]);
  });
});

describe('textInLocales', () => {
  it('reports a Russian text in the code of a screen', () => {
    const files = repository({
      'apps/soccer/src/Screen.tsx': "const a = 1;\nconst title = 'Матчи';",
      'apps/soccer/src/Screen.test.tsx': "'Матчи'",
      'apps/api/src/importer.ts': "'Спартак'",
    });
    expect(pathsOf(textInLocales(files))).toEqual(['apps/soccer/src/Screen.tsx:2']);
  });
});

describe('packageReadmes', () => {
  it('reports a missing README and one that is too long', () => {
    const files = repository({
      'apps/api/src/main.ts': '',
      'packages/domain/README.md': 'line\n'.repeat(41),
      'packages/contract/README.md': 'line\n'.repeat(40),
    });
    expect(packageReadmes(files)).toEqual([
      { path: 'apps/api/README.md', message: expect.stringContaining('missing') },
      { path: 'packages/domain/README.md', message: expect.stringContaining('41 lines') },
    ]);
  });
});

describe('retiredWords', () => {
  it('rejects names with words that the glossary replaced, but not texts and comments', () => {
    const files = repository({
      'packages/a/src/match-fate.ts': '',
      'packages/a/src/b.ts': 'const isUnmet = 1;',
      'packages/a/src/c.ts': "// a wish\nconst wishlist = ['wish', `fate`];",
    });
    expect(pathsOf(retiredWords(files))).toEqual([
      'packages/a/src/match-fate.ts',
      'packages/a/src/b.ts',
    ]);
  });

  it('accepts stored names, phrases of their own and words of a language', () => {
    const files = repository({
      'apps/api/src/a.ts': 'const { match_news, told_rev } = sendSiteNews; const dateInWords = 1;',
      'packages/importers/src/b.ts': 'const words = 1;',
      'packages/web-server/src/c.ts': 'const FILES = /^pictures/;',
      'apps/shell/src/d.ts': 'const { picture } = crest;',
    });
    expect(retiredWords(files)).toEqual([]);
  });

  it.each(['matchNews', 'pageWords', 'SharePicture', 'toldAt', 'whatIsSaid'])(
    'rejects %s elsewhere',
    (name) => {
      const [found] = retiredWords(repository({ 'apps/shell/src/a.ts': `const ${name} = 1;` }));
      expect(found?.message).toContain(name);
    },
  );
});

describe('tablesOfKeys', () => {
  it('rejects plain objects in code that reads answers and files', () => {
    const table = (declared: string) => `const KINDS${declared};\n`;
    const files = repository({
      'packages/providers/src/a.ts': table(': Readonly<Record<string, string>> = { a: 1 }'),
      'apps/api/src/b.ts': table(': Record<string, () => Error> = { a }'),
      'packages/importers/src/c.ts': table(' = tableOf<string>({ a: 1 })'),
      'packages/importers/src/d.test.ts': table(': Record<string, string> = {}'),
      'packages/ui-kit/src/e.ts': table(': Record<string, string> = {}'),
    });
    expect(pathsOf(tablesOfKeys(files))).toEqual([
      'packages/providers/src/a.ts',
      'apps/api/src/b.ts',
    ]);
  });
});

describe('vagueNames', () => {
  it('rejects vague names as whole words of a path', () => {
    const files = repository({
      'apps/api/src/utils/a.ts': '',
      'apps/api/src/date-helpers.ts': '',
      'apps/api/src/commonwealth.ts': '',
      'packages/i18n/src/load-common-messages.ts': '',
      'packages/i18n/locales/ru/common.json': '{}',
    });
    expect(pathsOf(vagueNames(files))).toEqual([
      'apps/api/src/utils/a.ts',
      'apps/api/src/date-helpers.ts',
    ]);
  });
});

describe('remoteAnatomy', () => {
  const remote = {
    'apps/soccer/package.json': { exports: { './remote': './src/remote.ts' } },
    'apps/soccer/src/remote.ts': "import('./features/home/screen.ts')",
    'apps/soccer/src/messages.ts': '',
    'apps/soccer/src/remote.test.ts': '',
    'apps/soccer/src/features/home/screen.ts': '',
    'apps/soccer/src/features/home/blocks/Top.tsx': '',
    'apps/soccer/src/shared/clock.ts': '',
  };

  it('accepts a remote with everything in its place, and ignores other apps', () => {
    const files = repository({ ...remote, 'apps/api/src/main.ts': '' });
    expect(remoteAnatomy(files)).toEqual([]);
  });

  it('accepts pages and parts, and reports a page that is loose, without a screen or not listed', () => {
    const found = remoteAnatomy(
      repository({
        'apps/account/package.json': { exports: { './remote': './src/remote.ts' } },
        'apps/account/src/remote.ts': "import('./pages/profile/screen.ts')",
        'apps/account/src/messages.ts': '',
        'apps/account/src/pages/profile/screen.ts': '',
        'apps/account/src/parts/forms/FormEnd.tsx': '',
        'apps/account/src/pages/loose.ts': '',
        'apps/account/src/pages/premium/Premium.tsx': '',
        'apps/account/src/pages/sign-in/screen.ts': '',
      }),
    );
    expect(pathsOf(found)).toEqual([
      'apps/account/src/pages/loose.ts',
      'apps/account/src/pages/premium',
      'apps/account/src/pages/sign-in',
    ]);
  });

  it('reports files that are misplaced, missing or not listed', () => {
    const { 'apps/soccer/src/messages.ts': _, ...rest } = remote;
    const found = remoteAnatomy(
      repository({
        ...rest,
        'apps/soccer/src/lists/row.ts': '',
        'apps/soccer/src/clock.ts': '',
        'apps/soccer/src/features/loose.ts': '',
        'apps/soccer/src/features/team/TeamScreen.tsx': '',
        'apps/soccer/src/features/teams/screen.ts': '',
      }),
    );
    expect(pathsOf(found)).toEqual([
      'apps/soccer/src/lists/row.ts',
      'apps/soccer/src/clock.ts',
      'apps/soccer/src/features/loose.ts',
      'apps/soccer/src/messages.ts',
      'apps/soccer/src/features/team',
      'apps/soccer/src/features/teams',
    ]);
  });
});

describe('pagesApart', () => {
  const src = 'packages/match-features/src';
  const messagesFor = (files: Record<string, string>) => messagesOf(pagesApart(repository(files)));

  it('reports a page that imports another: a value, a type, lazily, in a test', () => {
    const files = {
      [`${src}/pages/home/Home.tsx`]: "import { a } from '../league/league-address.ts';",
      [`${src}/pages/home/home-feature.ts`]: "import type { A } from '../league/a.ts';",
      [`${src}/pages/home/blocks/late.ts`]: "import(/* chunk */ '../../match/Match.tsx')",
      [`${src}/pages/home/home.test.tsx`]: "import { b } from '../results/b-fixture.tsx';",
    };
    expect(pathsOf(pagesApart(repository(files)))).toEqual(Object.keys(files));
    expect(messagesFor(files)).toEqual(
      ['league', 'league', 'match', 'results'].map((page) =>
        expect.stringContaining(`imports from pages/${page}`),
      ),
    );
  });

  it('reports a part that imports a page, directly or through an entry', () => {
    const entry = expect.stringContaining('imports an entry of its own package');
    expect(
      messagesFor({
        [`${src}/parts/odds/a.ts`]: "export type { A } from '../../pages/match/a.ts';",
        [`${src}/parts/odds/b.ts`]: "import { b } from '../../index.ts';",
        [`${src}/parts/odds/c.ts`]: "import type { C } from '../../pages/index.ts';",
        [`${src}/parts/odds/d.ts`]: "import { d } from '@tipmark/match-features/lists';",
      }),
    ).toEqual([expect.stringContaining('imports from pages/match'), entry, entry, entry]);
  });

  it('holds in every package that is organised by page, each for itself', () => {
    const account = 'apps/account/src';
    expect(
      messagesFor({
        [`${account}/pages/profile/a.ts`]: "import { a } from '../premium/a.ts';",
        [`${account}/parts/forms/b.ts`]: "import { remote } from '../../remote.ts';",
        [`${account}/parts/forms/c.ts`]: "import { c } from '@tipmark/match-features';",
        [`${account}/testing/render.tsx`]: "import { remote } from '../remote.ts';",
      }),
    ).toEqual([
      expect.stringContaining('imports from pages/premium'),
      expect.stringContaining('imports an entry of its own package'),
    ]);
  });

  it('accepts parts, files of the page itself, and entries and tests of the package', () => {
    expect(
      messagesFor({
        [`${src}/pages/match/widgets/Head.tsx`]:
          "import { a } from '../use-match.ts';\nimport { b } from '../../../parts/odds/b.ts';",
        [`${src}/parts/tips/c.ts`]: "import { d } from '../odds/d.ts';",
        [`${src}/index.ts`]: "export { a } from './pages/match/a.ts';",
        [`${src}/pages/index.ts`]: "export { a } from './match/a.ts';",
        [`${src}/testing/index.ts`]: "export { f } from '../pages/league/f-fixture.ts';",
        'apps/soccer/src/features/match/screen.ts': "import '@tipmark/match-features/pages';",
      }),
    ).toEqual([]);
  });

  it('reports more than sixteen folders side by side', () => {
    const parts = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`${src}/parts/p${index}/a.ts`, '']),
      );
    expect(messagesFor(parts(16))).toEqual([]);
    expect(pagesApart(repository(parts(17)))).toEqual([
      { path: `${src}/parts`, message: expect.stringContaining('has 17 folders') },
    ]);
  });
});

describe('featuresApart', () => {
  const features = {
    'apps/soccer/src/features/home/screen.ts': '',
    'apps/soccer/src/features/match/screen.ts': '',
    'apps/soccer/src/shared/lists/row.ts': '',
  };

  it('reports a feature that imports from another, also lazily, and shared code that imports from one', () => {
    const found = featuresApart(
      repository({
        ...features,
        'apps/soccer/src/features/home/blocks/Top.tsx': "import { a } from '../../match/state.ts';",
        'apps/soccer/src/features/match/late.ts':
          'import(/* webpackChunkName: "a" */ \'../home/Top.tsx\')',
        'apps/soccer/src/shared/clock.ts': "import { a } from '../features/home/a.ts';",
      }),
    );
    expect(found).toEqual([
      {
        path: 'apps/soccer/src/features/home/blocks/Top.tsx',
        message: expect.stringContaining('imports from apps/soccer/src/features/match'),
      },
      {
        path: 'apps/soccer/src/features/match/late.ts',
        message: expect.stringContaining('imports from apps/soccer/src/features/home'),
      },
      {
        path: 'apps/soccer/src/shared/clock.ts',
        message: expect.stringContaining('imports from apps/soccer/src/features/home'),
      },
    ]);
  });

  it('allows imports of shared code, and ignores remote.ts and tests', () => {
    const files = repository({
      ...features,
      'apps/soccer/src/features/home/Home.tsx':
        "import '../../shared/lists/row.ts'; import './blocks/Top.tsx';",
      'apps/soccer/src/remote.ts': "import { home } from './features/home/screen.ts';",
      'apps/soccer/src/features/home/Home.test.tsx': "import '../match/state.ts';",
    });
    expect(featuresApart(files)).toEqual([]);
  });
});

describe('noStyleAttributes', () => {
  it('reports one in what visitors see, with its line', () => {
    const files = repository({
      'apps/soccer/src/Bar.tsx': '<a />\n<i style={{ width }} />',
      'packages/ui-kit/src/Link.tsx': '<Link lifestyle="a" />',
      'packages/ui-kit/stories/Link.stories.tsx': '<p style={{ top: 0 }} />',
    });
    expect(pathsOf(noStyleAttributes(files))).toEqual(['apps/soccer/src/Bar.tsx:2']);
  });
});

describe('knownVariables', () => {
  const inStyle = (style: string, more: Record<string, string> = {}) =>
    knownVariables(
      repository({
        'packages/ui-kit/src/theme/tokens.ts':
          "export const lightTokens = {\n  selected: '#FFF',\n};",
        'apps/account/src/a-class.ts': `const row = css\`\n${style}\n\`;`,
        ...more,
      }),
    );

  it('refuses a variable that is neither a token nor declared, with its line', () => {
    const [found, ...others] = inStyle('a { background: var(--accentTint); }');
    expect(others).toEqual([]);
    expect(found?.path).toBe('apps/account/src/a-class.ts:2');
    expect(found?.message).toContain('var(--accentTint)');
  });

  it.each([
    ['a token', 'a { color: var(--selected); }', {}],
    [
      'a variable of another style',
      'a { height: var(--row); }',
      { 'apps/shell/src/b.ts': '`html { --row: 2rem; }`' },
    ],
    [
      'one that a script sets',
      'a { top: var(--top); }',
      { 'apps/shell/src/b.ts': "setProperty('--top', '1px')" },
    ],
    ['one with another value', 'a { top: var(--unset, 0); }', {}],
  ])('accepts %s', (_what, style, more) => {
    expect(inStyle(style, more as Record<string, string>)).toEqual([]);
  });
});

describe('styleScales', () => {
  const scales = readFileSync(
    path.resolve(import.meta.dirname, '../../../packages/ui-kit/src/theme/scales.ts'),
    'utf8',
  );
  const found = (filePath: string, style: string): string[] =>
    styleScales(
      repository({
        'packages/ui-kit/src/theme/scales.ts': scales,
        [filePath]: `const a = 1;\nconst row = css\`\n${style}\n\`;`,
      }),
    ).map((violation) => `${violation.path} ${violation.message}`);

  it.each([
    ['font-size: 15px', '15px in font-size', 'font.body'],
    ['font-size: .75rem', '.75rem in font-size', 'font.meta'],
    ['font-size: min(11px, 14PX)', '11px in font-size', 'font.micro'],
    ['font-weight: 700', '700 in font-weight', 'weight.bold'],
    ['border-radius: 8px', '8px in border-radius', 'radius.field'],
    ['border-radius: 50%', '50% in border-radius', 'radius.round'],
    ['border-top-left-radius: 11px', '11px in border-top-left-radius', 'radius.card'],
    ['gap: 7px', '7px in gap', 'gap[6]'],
    ['a { color: red; column-gap: 20px; }', '20px in column-gap', 'gap[16]'],
  ])('refuses %s', (style, refused, token) => {
    expect(found('apps/tennis/src/a-class.ts', style)).toEqual([
      `apps/tennis/src/a-class.ts:3 has the raw value ${refused}: use \${${token}} of ui-kit/style-values`,
    ]);
  });

  it('refuses each raw part of a value', () => {
    const filePath = 'packages/match-features/src/Row.tsx';
    expect(found(filePath, 'gap: ${gap[4]} 12px').join()).toContain('12px in gap: use ${gap[12]}');
    const [weight, size, ...more] = found(filePath, 'font: 500 14px/22px monospace');
    expect(weight).toContain('500 in font: use ${weight.medium}');
    expect(size).toContain('14px in font: use ${font.body}');
    expect(more).toEqual([]);
  });

  it.each([
    'font-size: ${font.meta}; font-weight: ${weight.strong}; gap: 0 ${gap[8]}',
    'font: ${weight.bold} 11PX/16PX "Inter Variable"',
    'font-size: .7em; font-weight: inherit; font: inherit; border-radius: 0 ${radius.badge} 0 0',
    'border-radius: 1.5PX; border-radius: 25%; gap: 1px',
    'width: 15px; padding: 7px; margin: 3px; border: 1px solid; line-height: 15px',
  ])('accepts %s', (style) => {
    expect(found('apps/shell/src/a-class.ts', style)).toEqual([]);
  });

  it('reads parts of styles', () => {
    const text = 'const rows = /* css */ `\n  gap: 7px;\n`;\nconst list = css`${rows}`;';
    const files = repository({
      'packages/ui-kit/src/theme/scales.ts': scales,
      'packages/match-features/src/rows.ts': text,
    });
    expect(pathsOf(styleScales(files))).toEqual(['packages/match-features/src/rows.ts:2']);
  });

  it('reads only styles, and not those of ui-kit', () => {
    expect(found('packages/ui-kit/src/a.ts', 'gap: 7px')).toEqual([]);
    const files = repository({ 'apps/shell/src/a.ts': "const text = 'gap: 7px';" });
    expect(styleScales(files)).toEqual([]);
  });
});

describe('linksFromRoutes', () => {
  it('reports a literal address in any notation, with its line', () => {
    const files = repository({
      'apps/soccer/src/A.tsx': '<i />\n<a href="/Results">x</a>',
      'apps/account/src/B.tsx': "<LinkButton href={'/premium'} />",
      'packages/match-features/src/C.tsx': '<a href={`/Teams/${id}`} />',
      'packages/match-features/src/D.ts': "const item = { href: 'https://evil.example' };",
      'apps/shell/src/e.ts': "void navigate('/feed');",
    });
    expect(pathsOf(linksFromRoutes(files))).toEqual([
      'apps/soccer/src/A.tsx:2',
      'apps/account/src/B.tsx:1',
      'packages/match-features/src/C.tsx:1',
      'packages/match-features/src/D.ts:1',
      'apps/shell/src/e.ts:1',
    ]);
    expect(messagesOf(linksFromRoutes(files))[0]).toContain('Allow only routes');
  });

  it('ignores links from routes, anchors on the page, tests and stories', () => {
    const files = repository({
      'apps/soccer/src/A.tsx': "<a href={href('results', {}, { locale })} />",
      'apps/soccer/src/B.tsx': '<a href={page} /><a href={`#${id}`} /><a href="#main" />',
      'apps/soccer/src/A.test.tsx': '<a href="/Results" />',
      'packages/ui-kit/stories/A.stories.tsx': '<a href="/Results" />',
      'apps/api/src/mail.ts': "const link = { href: '/x' };",
    });
    expect(linksFromRoutes(files)).toEqual([]);
  });
});

describe('commentWidth', () => {
  it('reports a comment that is too wide, and ignores code and directives', () => {
    const wide = 'word '.repeat(22).trim();
    const files = repository({
      'packages/domain/src/a.ts': `/**\n * ${wide}\n */\nconst text = '${wide}';`,
      'packages/domain/src/b.ts': `// oxlint-disable-next-line no-x -- ${wide}`,
      'packages/domain/README.md': `* ${wide}`,
    });
    expect(pathsOf(commentWidth(files))).toEqual(['packages/domain/src/a.ts:2']);
  });
});

describe('fileNames', () => {
  it('requires kebab-case, and allows PascalCase only for components', () => {
    const files = repository({
      'apps/soccer/src/match/MatchHead.tsx': '',
      'apps/soccer/src/match/match-head.test.tsx': '',
      'apps/soccer/src/match/matchHead.ts': '',
      'apps/soccer/src/match/MatchHead.ts': '',
      'apps/soccer/src/MatchPage/head.ts': '',
      'apps/soccer/locales/ru/odd_Name.json': '',
    });
    expect(pathsOf(fileNames(files))).toEqual([
      'apps/soccer/src/match/matchHead.ts',
      'apps/soccer/src/match/MatchHead.ts',
      'apps/soccer/src/MatchPage/head.ts',
    ]);
  });
});

describe('localesTaken', () => {
  it('reports a locale file that only tests or another package import', () => {
    const files = repository({
      'apps/soccer/locales/ru/match.json': {},
      'apps/soccer/locales/ru/team.json': {},
      'apps/soccer/src/words/ru.ts': "import match from '../../locales/ru/match.json' with {};",
      'apps/soccer/src/team.test.ts': "import '../locales/ru/team.json'",
      'apps/account/src/words.ts': "import '../locales/ru/team.json'",
    });
    expect(pathsOf(localesTaken(files))).toEqual(['apps/soccer/locales/ru/team.json']);
  });
});

describe('knownMessages', () => {
  it('reports keys without a message, on either side of a conditional', () => {
    const files = repository({
      'apps/soccer/package.json': { exports: { './remote': './src/remote.ts' } },
      'apps/soccer/locales/ru/match.json': { tips: '', odds_one: '', odds_many: '' },
      'packages/match-features/locales/ru/home.json': { title: '' },
      'packages/i18n/locales/ru/common.json': { button: { retry: '' } },
      'apps/soccer/src/Match.tsx': [
        "t('match.tips'); t('match.odds', { count }); t('common:button.retry'); t('home.title')",
        "t(isOn ? 'match.tips' : 'match.none'); t(`match.${tab}`); t('match.lost')",
      ].join('\n'),
      'packages/match-features/src/Home.tsx': "t('button.retry'); t('match.tips'); t('home.gone')",
      'apps/api/src/texts.ts': "t('not.known')",
    });
    expect(knownMessages(files)).toEqual([
      { path: 'apps/soccer/src/Match.tsx', message: expect.stringContaining('"match.none"') },
      { path: 'apps/soccer/src/Match.tsx', message: expect.stringContaining('"match.lost"') },
      {
        path: 'packages/match-features/src/Home.tsx',
        message: expect.stringContaining('"home.gone"'),
      },
    ]);
  });

  it('checks the host and its packages, keys of one part too', () => {
    const files = repository({
      'apps/shell/locales/ru/layout.json': { zone: { offset: '' } },
      'packages/promo-layer/locales/ru/promo.json': { action: '' },
      'packages/i18n/locales/ru/common.json': { search: { title: '' } },
      'packages/header-search/src/Field.tsx': "t('search.title'); t('search.gone')",
      'packages/promo-layer/src/Banner.tsx': "t('action'); t('lost'); t(`region-${slot}`)",
      'packages/responsible-play/src/Rest.tsx': "t('layout:zone.offset'); t('layout:zone.none')",
    });
    expect(messagesOf(knownMessages(files))).toEqual([
      expect.stringContaining('"lost"'),
      expect.stringContaining('"search.gone"'),
      expect.stringContaining('"zone.none"'),
    ]);
  });
});
