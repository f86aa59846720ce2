import { isTest, packageOf, type RepositoryFile, type Violation } from './repository-files.ts';

const SHOWN_ROOMS = /^(apps\/(?!api$)|packages\/(ui-kit|match-features)$)/;

/** The content security policy refuses `style` attributes in served pages: styles are in `css`. */
export function noStyleAttributes(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(
      (file) => SHOWN_ROOMS.test(packageOf(file)) && file.path.endsWith('.tsx') && !isTest(file),
    )
    .flatMap((file) => {
      const line = file.text.split('\n').findIndex((text) => /\sstyle=[{"]/.test(text));
      if (line < 0) return [];
      return [
        {
          path: `${file.path}:${line + 1}`,
          message:
            'has a style attribute, which the policy of our pages refuses: use css of ui-kit',
        },
      ];
    });
}
