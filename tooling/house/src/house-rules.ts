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

/** Every rule that the compiler, the linter and turbo cannot hold. */
export const HOUSE_RULES: readonly ((files: readonly HouseFile[]) => Violation[])[] = [
  directImports,
  featuresApart,
  noSportNames,
  testKitInTests,
  localePairs,
  localesTaken,
  knownWords,
  wordsInLocales,
  noStyleAttributes,
  roomReadmes,
  tellingNames,
  fileNames,
  commentWidth,
];
