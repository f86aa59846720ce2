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
import { ownedFolders } from './owned-folders.ts';
import { packageReadmes } from './package-readmes.ts';
import { pagesApart } from './pages-apart.ts';
import { remoteAnatomy } from './remote-anatomy.ts';
import type { RepositoryFile, Violation } from './repository-files.ts';
import { retiredWords } from './retired-words.ts';
import { securityEvidence } from './security-evidence.ts';
import { sqlInQueries } from './sql-in-queries.ts';
import { styleScales } from './style-scales.ts';
import { tablesOfKeys } from './tables-of-keys.ts';
import { testKitInTests } from './test-kit-in-tests.ts';
import { textInLocales } from './text-in-locales.ts';
import { vagueNames } from './vague-names.ts';

/** Every rule that neither the compiler nor the linter can check. */
export const RULES: readonly ((files: readonly RepositoryFile[]) => Violation[])[] = [
  directImports,
  apiLayers,
  sqlInQueries,
  folderCycles,
  remoteAnatomy,
  featuresApart,
  pagesApart,
  noSportNames,
  testKitInTests,
  localePairs,
  countedNouns,
  dashes,
  localesTaken,
  knownMessages,
  textInLocales,
  noStyleAttributes,
  styleScales,
  knownVariables,
  linksFromRoutes,
  packageReadmes,
  ownedFolders,
  tablesOfKeys,
  securityEvidence,
  vagueNames,
  fileNames,
  commentWidth,
  retiredWords,
];
