/**
 * Texts that are correctly the same in Russian and English: names, and each language's own name.
 */
export const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'Tipmark',
  'Русский',
  'English',
  'xG',
  'ROI',
  'CLV',
  'Telegram',
  'n',
]);
