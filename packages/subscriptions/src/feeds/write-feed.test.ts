import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import type { Feed } from './feed.ts';
import { atomOf, jsonFeedOf } from './write-feed.ts';

interface ParsedEntry {
  id: string;
  title: string;
  content: string;
}

interface Parsed {
  title: string;
  author: string;
  entries: ParsedEntry[];
}

/** Reads Atom with a strict parser, which throws where the file is not well-formed. */
function parseAtom(file: string): Parsed {
  const parsed: Parsed = { title: '', author: '', entries: [] };
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    path.push(local);
    if (local === 'entry') parsed.entries.push({ id: '', title: '', content: '' });
  });
  const onText = (text: string) => {
    const place = path.join('/');
    const entry = parsed.entries.at(-1);
    if (place === 'feed/title') parsed.title += text;
    if (place === 'feed/author/name') parsed.author += text;
    const [, inEntry] = /^feed\/entry\/(id|title|content)$/.exec(place) ?? [];
    if (entry !== undefined && inEntry !== undefined) entry[inEntry as keyof ParsedEntry] += text;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => void path.pop());
  parser.write(file).close();
  return parsed;
}

/** UTF-16 code units, halves of pairs included. */
const unitsOf = (of: string): string[] => of.split('');

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(...unitsOf('<>&"\';]![CDATA-/#x0 \n\r\t\u0000\uD800\uDC00\uFFFFя')),
    maxLength: 30,
  }),
  fc.constantFrom(']]>', '&amp;', '&lt;b&gt;', '<!-- -->', '&#0;', '</title>', '\uD83D\uDE00'),
);
const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
const address = fc.webUrl({ withQueryParameters: true, withFragments: true });

const feeds: fc.Arbitrary<Feed> = fc.record({
  title: text,
  pageAddress: address,
  ownAddress: address,
  language: fc.constantFrom('ru', 'en'),
  author: fc.record({ name: text }),
  entries: fc
    .array(
      fc.record({
        title: text,
        lines: fc.array(text, { maxLength: 4 }),
        address,
        publishedSeconds: seconds,
        changedSeconds: seconds,
      }),
      { maxLength: 6 },
    )
    .map((entries) =>
      entries.map((one, index) => ({ ...one, id: `https://tips.example/#tip-${index}` })),
    ),
});

/** What XML can hold of a text, with the line ends of its parsers. */
function shown(given: string): string {
  const held = [...given].filter((one) => {
    const code = one.codePointAt(0) ?? 0;
    const isLow = code < 0x20 && ![0x09, 0x0a, 0x0d].includes(code);
    const isControl = isLow || (code >= 0x7f && code <= 0x9f);
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    return !isControl && !isHalf && code !== 0xfffe && code !== 0xffff;
  });
  return held.join('').trim() || '–';
}
const lineEnds = (given: string) => given.replaceAll(/\r\n?/g, '\n').trim();

test('whatever the texts are, a strict parser reads them from Atom as they were', () => {
  fc.assert(
    fc.property(feeds, (feed) => {
      const parsed = parseAtom(atomOf(feed));
      expect(lineEnds(parsed.title)).toBe(lineEnds(shown(feed.title)));
      expect(lineEnds(parsed.author)).toBe(lineEnds(shown(feed.author.name)));
      expect(
        parsed.entries.map(({ id, title, content }) => [id, lineEnds(title), lineEnds(content)]),
      ).toEqual(
        feed.entries.map(({ id, title, lines }) => [
          id,
          lineEnds(shown(title)),
          lineEnds(shown(lines.join('\n'))),
        ]),
      );
    }),
    { numRuns: 150 },
  );
});

test('whatever the texts are, JSON Feed 1.1 has them with all that it requires', () => {
  fc.assert(
    fc.property(feeds, (feed) => {
      const parsed = JSON.parse(jsonFeedOf(feed));
      expect(parsed).toMatchObject({
        version: 'https://jsonfeed.org/version/1.1',
        title: shown(feed.title),
        home_page_url: feed.pageAddress,
        feed_url: feed.ownAddress,
        language: feed.language,
      });
      expect(parsed.items ?? []).toEqual(
        feed.entries.map((entry) => ({
          id: entry.id,
          url: entry.address,
          title: shown(entry.title),
          content_text: shown(entry.lines.join('\n')),
          date_published: new Date(entry.publishedSeconds * 1_000).toISOString(),
          date_modified: new Date(entry.changedSeconds * 1_000).toISOString(),
        })),
      );
    }),
  );
});

test('a feed without entries is one that both formats allow', () => {
  const feed: Feed = {
    title: 'Nothing yet',
    pageAddress: 'https://tips.example/profile/anna',
    ownAddress: 'https://tips.example/feeds/profile/anna.atom',
    language: 'en',
    author: { name: 'Anna' },
    entries: [],
  };
  expect(parseAtom(atomOf(feed))).toEqual({ title: 'Nothing yet', author: 'Anna', entries: [] });
  // a list that is absent is no JSON Feed
  expect(JSON.parse(jsonFeedOf(feed)).items).toEqual([]);
});
