import { ownedFolders } from './owned-folders.ts';
import { messagesOf, pathsOf, repository } from './testing/repository.ts';

describe('ownedFolders', () => {
  const outside = ['/.changeset/', '/.ci/', '/.github/', '/deploy/', '/docs/', '/e2e/'];
  const owners = (...lines: string[]) =>
    [...outside.map((folder) => `${folder} @tipmark/platform`), ...lines].join('\n');
  const files = {
    'apps/soccer/package.json': '{"exports":{"./remote":"./src/remote.ts"}}',
    'packages/domain/src/index.ts': '',
  };

  it('reports folders without an owner, owners of no folder and what is no team', () => {
    const text = owners('/apps/soccer/ @tipmark/soccer # its own', '/apps/darts/ someone', '* ');
    const found = ownedFolders(repository({ ...files, '.github/CODEOWNERS': text }));
    expect(messagesOf(found)).toEqual([
      'names no owner of packages/domain',
      'names apps/darts, which is no folder',
      'someone is not like @tipmark/soccer',
      'names *, which is no folder',
      'names no team for *',
    ]);
    expect(pathsOf(found).slice(1, 3)).toEqual(Array(2).fill('.github/CODEOWNERS:8'));
  });

  it('gives a remote to the team of its name alone', () => {
    const shared = owners('/packages/domain/ @tipmark/api @tipmark/data');
    const check = (line: string) =>
      messagesOf(
        ownedFolders(repository({ ...files, '.github/CODEOWNERS': `${shared}\n${line}` })),
      );
    expect(check('/apps/soccer/ @tipmark/soccer')).toEqual([]);
    expect(check('/apps/soccer/ @tipmark/hockey')).toEqual([
      'apps/soccer is a remote: its owner is @tipmark/soccer alone',
    ]);
  });

  it('requires the file', () => {
    expect(pathsOf(ownedFolders(repository(files)))).toEqual(['.github/CODEOWNERS']);
  });
});
