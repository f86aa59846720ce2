import type { RowsShareImage } from '@tipmark/remote-kit';

export interface DescribedPage {
  readonly title: string;
  readonly description: string;
}

const MAX_NOTE = 70;

/** Whole sentences as far as there is room, else whole words. */
function shortened(text: string): string {
  if (text.length <= MAX_NOTE) return text;
  const [sentence = ''] = text.split(/(?<=[.!?])\s/, 1);
  if (sentence.length <= MAX_NOTE) return sentence;
  return `${text.slice(0, MAX_NOTE).replace(/\s+\S*$/, '')}…`;
}

/** The share image of a page that has none of its own: its title and what it is about. */
export const pageCard = ({ title, description }: DescribedPage): RowsShareImage => ({
  alt: description === '' ? title : `${title}. ${description}`,
  above: '',
  title: { name: title },
  note: shortened(description),
  heads: [],
  rows: [],
});
