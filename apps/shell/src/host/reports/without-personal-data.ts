/** Up to the line and column, if any. */
const QUERIES = /[?#][^\s)'"]+?(?=(?::\d+){0,2}(?:[\s)'"]|$))/g;
const MAIL_ADDRESSES = /[\p{L}\p{N}_.+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Ids of guests, sessions and links of letters; names of functions have no digits. */
const TOKENS = /\b(?=[\w-]*\d)[\w-]{20,}/g;
const HIDDEN = '…';

/** A text of an error without queries, addresses of mailboxes and what could be a secret. */
export const withoutPersonalData = (text: string, maxLength: number): string =>
  text
    .replaceAll(QUERIES, '')
    .replaceAll(MAIL_ADDRESSES, HIDDEN)
    .replaceAll(TOKENS, HIDDEN)
    .slice(0, maxLength);
