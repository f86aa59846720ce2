import { common as en } from './common-en.ts';
import { common as ru } from './common-ru.ts';
import type { Locale, Messages } from './locale.ts';

export * from './index.ts';
export { noteRead, type Recorded, readMessages, recordReads } from './message-reads.ts';
export { placeName } from './place-name.ts';

/** The shared messages of both languages: a server needs them all from its first request. */
export const commonMessages: Readonly<Record<Locale, Messages>> = { ru, en };
