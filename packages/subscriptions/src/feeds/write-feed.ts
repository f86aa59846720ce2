import { htmlText } from '@tipmark/web-server';
import type { Feed, FeedEntry } from './feed.ts';

/** Control characters, halves of pairs and two more that XML must not hold. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Programs refuse an entry without a title. */
const NOTHING = '–';

const clean = (text: string): string => text.replace(NOT_IN_XML, '').trim() || NOTHING;
const dateOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const updatedAt = ({ entries }: Feed): number =>
  entries.reduce((last, { changedSeconds }) => Math.max(last, changedSeconds), 0);

const textOf = ({ lines }: FeedEntry): string => clean(lines.join('\n'));

type Attributes = Readonly<Record<string, string>>;

/** A carriage return is one only when it is written as a reference. */
const escaped = (text: string) => htmlText(clean(text)).replaceAll('\r', '&#13;');

function tag(name: string, attributes: Attributes, content = ''): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${pairs.join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

const leaf = (name: string, text: string, attributes: Attributes = {}) =>
  tag(name, attributes, escaped(text));

const page = (href: string) => tag('link', { rel: 'alternate', type: 'text/html', href });

function atomEntry(entry: FeedEntry): string {
  const { id, title, address, publishedSeconds, changedSeconds } = entry;
  const parts = [
    leaf('id', id),
    leaf('title', title),
    page(address),
    leaf('published', dateOf(publishedSeconds)),
    leaf('updated', dateOf(changedSeconds)),
    leaf('content', textOf(entry), { type: 'text' }),
  ];
  return tag('entry', {}, parts.join(''));
}

/** Atom, RFC 4287. */
export function atomOf(feed: Feed): string {
  const { title, pageAddress, ownAddress, language, author, entries } = feed;
  const uri = author.address === undefined ? '' : leaf('uri', author.address);
  const parts = [
    leaf('id', pageAddress),
    leaf('title', title),
    leaf('updated', dateOf(updatedAt(feed))),
    tag('author', {}, leaf('name', author.name) + uri),
    page(pageAddress),
    tag('link', { rel: 'self', type: 'application/atom+xml', href: ownAddress }),
    ...entries.map(atomEntry),
  ];
  const root = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language };
  return `<?xml version="1.0" encoding="utf-8"?>\n${tag('feed', root, parts.join('\n'))}\n`;
}

/** JSON Feed 1.1. */
export function jsonFeedOf(feed: Feed): string {
  const { title, pageAddress, ownAddress, language, author, entries } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: clean(title),
    home_page_url: pageAddress,
    feed_url: ownAddress,
    language,
    authors: [
      { name: clean(author.name), ...(author.address !== undefined && { url: author.address }) },
    ],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.address,
      title: clean(entry.title),
      content_text: textOf(entry),
      date_published: dateOf(entry.publishedSeconds),
      date_modified: dateOf(entry.changedSeconds),
    })),
  });
}
