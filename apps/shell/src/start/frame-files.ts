import type { FrameFiles } from '../host/messages/page-messages.ts';

/** Texts of the frame: a page has those that it shows. */
export const frameFiles: FrameFiles = {
  ru: async () => (await import(/* webpackChunkName: "frame-messages-ru" */ './frame-ru.ts')).frame,
  en: async () => (await import(/* webpackChunkName: "frame-messages-en" */ './frame-en.ts')).frame,
};
