import type { FrameFiles } from '../host/words/page-words.ts';

/** Texts of the frame: a page has those that it shows. */
export const frameFiles: FrameFiles = {
  ru: async () => (await import(/* webpackChunkName: "frame-words-ru" */ './frame-ru.ts')).frame,
  en: async () => (await import(/* webpackChunkName: "frame-words-en" */ './frame-en.ts')).frame,
};
