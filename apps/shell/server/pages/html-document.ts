import type { DisplaySettings } from '@tipmark/domain';
import type { PromoSlots } from '@tipmark/promo-layer/server';
import type { LinkedData } from '@tipmark/remote-kit';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '@tipmark/share-images';
import type { PageStyle } from '@tipmark/ui-kit/server';
import { htmlText, scriptJson } from '@tipmark/web-server';
import type { BootData } from '../../src/host/routing/boot-data.ts';
import { bootJson, type Piece } from './boot-data.ts';

export interface PageHead {
  readonly title: string;
  /** Name of the site. */
  readonly siteName: string;
  readonly description: string;
  /** Absolute canonical address of the page. */
  readonly canonical?: string;
  /** Absolute addresses of the page by language. */
  readonly alternates?: Readonly<Record<string, string>>;
  /** Absolute addresses of the feeds of the page. */
  readonly feeds?: readonly { readonly type: string; readonly address: string }[];
  readonly isIndexed: boolean;
  /** The share image shown when the page is shared. */
  readonly shareImage?: { readonly url: string; readonly alt: string } | undefined;
  /** Objects of schema.org. */
  readonly linkedData?: readonly LinkedData[];
}

export interface Preload {
  readonly href: string;
  readonly integrity?: string | undefined;
}

export interface DocumentParts {
  readonly locale: 'ru' | 'en';
  readonly theme: 'light' | 'dark' | 'system';
  readonly display: DisplaySettings;
  readonly head: PageHead;
  readonly style: PageStyle;
  readonly fonts: readonly string[];
  readonly preloads: readonly Preload[];
  readonly script: { readonly src: string; readonly integrity: string };
  /** Rendered application. */
  readonly markup: string;
  readonly boot: BootData;
  /** A line above the application, which is not hydrated. */
  readonly note?: string | undefined;
  /** Markup beside the application, which is not hydrated. */
  readonly badge?: string | undefined;
  /** Slots for promotions, if there are any. */
  readonly promo?: PromoSlots | undefined;
  /** The page is requested again after so long, also without scripts. */
  readonly againAfterSeconds?: number | undefined;
  /** Its times are marked until the visitor's own zone is known. */
  readonly isZoneAssumed?: boolean;
  /** The site runs without a service worker, and browsers remove theirs. */
  readonly isWorkerOff?: boolean;
  /** Only on pages of one visitor. */
  readonly nonce?: string | undefined;
}

const ogLocale = { ru: 'ru_RU', en: 'en_GB' };

/**
 * The whole page as bytes. Scripts come last in importance: content and styles are already here.
 * Parts are concatenated as buffers: the markup is encoded once and never copied.
 */
export function htmlDocument(parts: DocumentParts): Buffer {
  const { locale, theme, display, style, nonce, script, markup, boot, fonts, preloads } = parts;
  const themeMark = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const rowsMark = display.isCompact ? ' data-rows="compact"' : '';
  const scoresMark = display.hidesScores ? ' data-scores="hidden"' : '';
  const workerMark = parts.isWorkerOff ? ' data-worker="off"' : '';
  const zoneMark = parts.isZoneAssumed ? ' data-zone="assumed"' : '';
  const nonceMark = nonce ? ` nonce="${nonce}"` : '';
  const start =
    `<!doctype html><html lang="${locale}"${themeMark}${rowsMark}${scoresMark}${workerMark}${zoneMark}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="text-scale" content="scale">' +
    '<meta name="color-scheme" content="light dark">' +
    againTag(parts.againAfterSeconds) +
    headTags(parts) +
    style.html(nonce) +
    (parts.promo?.head(nonce) ?? '') +
    fonts.map(fontTag).join('') +
    preloads.map((preload) => preloadTag(preload, nonceMark)).join('') +
    `<script defer fetchpriority="low" src="${script.src}" crossorigin="anonymous" integrity="${script.integrity}"${nonceMark}></script>` +
    `</head><body>${parts.note ?? ''}<div id="root">${markup}</div><script id="boot" type="application/json">`;
  return bytesOf([
    start,
    ...bootJson(boot),
    `</script>${parts.promo?.body ?? ''}${parts.badge ?? ''}</body></html>`,
  ]);
}

/** Longer pages are measured first. */
const SCRATCH_BYTES = 2 ** 22;
const MOST_BYTES_OF_A_CHARACTER = 3;
const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

/**
 * Written straight into one piece of memory: an encoded copy of the markup on the way is half a
 * megabyte. Where that is certainly large enough, nothing is measured first.
 */
function bytesOf(pieces: readonly Piece[]): Buffer {
  const most = pieces.reduce((sum, { length }) => sum + length * MOST_BYTES_OF_A_CHARACTER, 0);
  if (most <= SCRATCH_BYTES) return Buffer.from(scratch.subarray(0, written(pieces, scratch)));
  const page = Buffer.allocUnsafeSlow(pieces.reduce((sum, one) => sum + Buffer.byteLength(one), 0));
  written(pieces, page);
  return page;
}

/** Writes all pieces one after the other; returns how many bytes they are. */
function written(pieces: readonly Piece[], into: Buffer): number {
  let at = 0;
  for (const piece of pieces)
    at += typeof piece === 'string' ? into.write(piece, at) : piece.copy(into, at);
  return at;
}

const againTag = (seconds: number | undefined): string =>
  seconds === undefined
    ? ''
    : `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>`;

function headTags({ head, locale }: DocumentParts): string {
  const {
    title,
    siteName,
    description,
    canonical,
    alternates = {},
    feeds = [],
    isIndexed,
    linkedData = [],
    shareImage,
  } = head;
  const tags = [
    `<title>${htmlText(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', ogLocale[locale]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
  if (canonical) tags.push(link('canonical', canonical), meta('property', 'og:url', canonical));
  if (shareImage) tags.push(...shareImageTags(shareImage));
  for (const [language, address] of Object.entries(alternates)) {
    tags.push(`<link rel="alternate" hreflang="${language}" href="${htmlText(address)}">`);
  }
  for (const { type, address } of feeds) {
    tags.push(`<link rel="alternate" type="${type}" href="${htmlText(address)}">`);
  }
  if (!isIndexed) tags.push(meta('name', 'robots', 'noindex'));
  if (isIndexed && linkedData.length > 0) {
    const graph = scriptJson({ '@context': 'https://schema.org', '@graph': linkedData });
    tags.push(`<script type="application/ld+json">${graph}</script>`);
  }
  return tags.join('');
}

const shareImageTags = ({ url, alt }: NonNullable<PageHead['shareImage']>): readonly string[] => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', String(SHARE_IMAGE_WIDTH)),
  meta('property', 'og:image:height', String(SHARE_IMAGE_HEIGHT)),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:card', 'summary_large_image'),
];

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  content === '' ? '' : `<meta ${kind}="${key}" content="${htmlText(content)}">`;

const link = (rel: string, address: string) => `<link rel="${rel}" href="${htmlText(address)}">`;

const fontTag = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

/**
 * The elements that load these scripts later carry `crossorigin`; a preload without it would be a
 * second request.
 */
function preloadTag({ href, integrity }: Preload, nonceMark: string): string {
  const checked = integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="preload" as="script" fetchpriority="low" href="${href}" crossorigin="anonymous"${checked}${nonceMark}>`;
}
