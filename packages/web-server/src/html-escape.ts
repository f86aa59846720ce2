const dangerous = /[<>&\u2028\u2029]/g;
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JSON for a script element of a page: nothing in it can end the element or start another, whatever
 * a visitor wrote into the data.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(dangerous, escaped);

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for use between tags or in a quoted attribute. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => special[character] ?? '');
