import { isTest, packageOf, type RepositoryFile, type Violation } from './repository-files.ts';

const SHOWN_ROOMS = /^(apps\/(?!api$)|packages\/(ui-kit|match-features|remote-kit)$)/;
/** Not followed by visitors: stories, and files of the document itself. */
const OTHER = /\/stories\/|^apps\/shell\/server\//;

/**
 * An address written out: `href="/x"`, `href={'/x'}`, ``href={`/x/${id}`}``, `href: '/x'`,
 * `navigate('/x')`. An anchor of the same page (`#x`) and links of route-builder do not count.
 */
const WRITTEN =
  /\bto=(?:["']|\{\s*["'`])(?:\/|https?:)|\bhref=(?:["']|\{\s*["'`])(?!#)|\bhref:\s*["'`](?!#)|\b(?:navigate|redirect|location\.assign|location\.replace)\(\s*["'`](?!#)|\blocation\.href\s*=\s*["'`]/;

/** "Allow only routes": a link within the site is made of the name of a route. */
export function linksFromRoutes(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(
      (file) =>
        SHOWN_ROOMS.test(packageOf(file)) &&
        /\.tsx?$/.test(file.path) &&
        !isTest(file) &&
        !OTHER.test(file.path),
    )
    .flatMap((file) =>
      file.text.split('\n').flatMap((text, index) =>
        WRITTEN.test(text)
          ? [
              {
                path: `${file.path}:${index + 1}`,
                message:
                  'has an address written out. Allow only routes: use href of @tipmark/route-builder',
              },
            ]
          : [],
      ),
    );
}
