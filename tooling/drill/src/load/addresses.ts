const SCRIPT_OR_STYLE = /(?:src|href)="(\/(?:assets|remotes)\/[^"?#]+\.(?:js|css))"/g;
const LINK = /<a\b[^>]*\bhref="(\/[^"#]*)/g;

const unescaped = (text: string): string => text.replaceAll('&amp;', '&');

const unique = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, address = '']) => unescaped(address))),
];

/** Scripts and styles that a page needs. */
export const filesOf = (html: string): string[] => unique(html, SCRIPT_OR_STYLE);

/** Pages of the site that a page links to. */
export const linksOf = (html: string): string[] =>
  unique(html, LINK).filter((address) => !/^\/(?:\/|api\/|assets\/|remotes\/)/.test(address));

/** A guest's address; each belongs to another network after `requests` of them. */
export function guestAddress(number: number, requests: number): string {
  const network = Math.floor(number / requests);
  const groups = [network >>> 16, network & 0xffff].map((group) => group.toString(16));
  return `2001:db8:${groups.join(':')}::1`;
}
