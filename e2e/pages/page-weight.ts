import { brotliCompressSync, constants } from 'node:zlib';
import type { APIRequestContext } from 'playwright/test';

/** What the parts of a page's HTML weigh, in bytes, and how much of them it shows. */
export interface PageWeight {
  /** Compressed as the site compresses its pages. */
  readonly html: number;
  /** Markup alone, compressed the same way. */
  readonly shown: number;
  readonly markup: number;
  readonly style: number;
  readonly messages: number;
  readonly state: number;
  /** Scripts that the page names, as they are sent. */
  readonly scripts: number;
  /** Share of the style whose classes stand in the markup. */
  readonly usedStyle: number;
  /** Share of the messages whose text stands in the markup. */
  readonly shownMessages: number;
}

interface Messages {
  readonly [key: string]: string | Messages;
}

const STYLE_OF = /(?=\.t[0-9a-z]{5}\b)/;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const VALUE = /\{\{.*?\}\}|\$t\(.*?\)/;

const bytes = (text: string): number => Buffer.byteLength(text);
const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const between = (html: string, start: RegExp, end: string): string => {
  const found = start.exec(html);
  const from = found ? found.index + found[0].length : html.length;
  return html.slice(from, html.indexOf(end, from));
};

const textOf = (markup: string): string =>
  markup
    .replaceAll('<!-- -->', '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const leavesOf = (messages: Messages, before = ''): (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[before + key, value] as const]
      : leavesOf(value, `${before}${key}.`),
  );

function shareOf<Part>(
  parts: readonly Part[],
  size: (part: Part) => number,
  isUsed: (part: Part) => boolean,
) {
  const sum = (of: readonly Part[]) => of.reduce((total, part) => total + size(part), 0);
  return sum(parts.filter(isUsed)) / Math.max(1, sum(parts));
}

function shareOfStyle(style: string, markup: string): number {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return shareOf(style.split(STYLE_OF), bytes, (rule) => {
    const [, name] = /^\.(t[0-9a-z]{5})\b/.exec(rule) ?? [];
    return name === undefined || classes.has(name);
  });
}

function shareOfMessages(messages: Messages, markup: string): number {
  const text = textOf(markup);
  const leaves = leavesOf(messages);
  const stemOf = (key: string) => key.replace(PLURAL, '');
  const shown = new Set(
    leaves
      .filter(([, message]) => message.split(VALUE).every((part) => text.includes(part)))
      .map(([key]) => stemOf(key)),
  );
  const size = ([key, message]: readonly [string, string]) => bytes(key + message);
  return shareOf(leaves, size, ([key]) => shown.has(stemOf(key)));
}

async function bytesOfScripts(request: APIRequestContext, html: string): Promise<number> {
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(
    ([, address = '']) => address,
  );
  const sent = await Promise.all(
    [...new Set(named)].map(async (address) => {
      const reply = await request.get(address, { headers: { 'accept-encoding': 'br' } });
      return Number(reply.headers()['content-length'] ?? bytes(await reply.text()));
    }),
  );
  return sent.reduce((sum, one) => sum + one, 0);
}

/** Weighs a page as a guest gets it. */
export async function weighPage(request: APIRequestContext, address: string): Promise<PageWeight> {
  const html = await (await request.get(address)).text();
  const markup = between(html, /<div id="root">/, '</div><script');
  const style = between(html, /<style[^>]*>/, '</style>');
  const boot = JSON.parse(between(html, /<script[^>]* id="boot"[^>]*>/, '</script>')) as {
    readonly i18n: Messages;
    readonly state: object;
  };
  return {
    html: compressed(html),
    shown: compressed(markup),
    markup: bytes(markup),
    style: bytes(style),
    messages: bytes(JSON.stringify(boot.i18n)),
    state: bytes(JSON.stringify(boot.state)),
    scripts: await bytesOfScripts(request, html),
    usedStyle: shareOfStyle(style, markup),
    shownMessages: shareOfMessages(boot.i18n, markup),
  };
}
