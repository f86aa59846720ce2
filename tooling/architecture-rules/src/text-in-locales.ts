import { isTest, packageOf, type RepositoryFile, type Violation } from './repository-files.ts';

const SHOWN_ROOMS =
  /^(apps\/(?!api$)|packages\/(ui-kit|match-features|remote-kit|promo-layer|header-search|responsible-play)$)/;

/** Texts for visitors are in locale files; Russian letters in code are leftovers. */
export function textInLocales(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(
      (file) => SHOWN_ROOMS.test(packageOf(file)) && /\.tsx?$/.test(file.path) && !isTest(file),
    )
    .flatMap((file) => {
      const line = file.text.split('\n').findIndex((text) => /[а-яё]/i.test(text));
      if (line < 0) return [];
      return [{ path: `${file.path}:${line + 1}`, message: 'holds a word: move it to locales' }];
    });
}
