/** What search results show of a description, at most. */
const SHOWN = 155;

/** A description that fits: whole sentences, else whole words. */
export function shownDescription(text: string): string {
  if (text.length <= SHOWN) return text;
  const start = text.slice(0, SHOWN - 1);
  const sentence = /^.*[.!?](?=\s)/s.exec(start)?.[0];
  if (sentence !== undefined && sentence.length > SHOWN / 2) return sentence;
  return `${start.replace(/[\s,;:–—-]+\S*$/, '')}…`;
}
