import type { RouteMatch } from '@tipmark/route-builder';
import { htmlText } from '@tipmark/web-server';
import { hasWidget, isRefusal, ROWS_BY_DEFAULT, readWidget } from './read-widget.ts';
import { ROOMS } from './rooms.ts';

/** Answer of `/oembed` (oembed.com, version 1.0): a frame for an address of the site. */
export interface Embedded {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly provider_name: string;
  readonly provider_url: string;
  readonly title: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly cache_age: number;
}

const WIDTH = 480;
const [NARROWEST, WIDEST] = [240, 1_600];
const LOWEST = 120;
const DAY_SECONDS = 86_400;

const limitOf = (
  given: unknown,
  usual: number,
  [least, most]: readonly [number, number],
): number => {
  const value = Number(given);
  return Number.isFinite(value) && value > 0
    ? Math.min(usual, Math.max(least, Math.min(most, Math.floor(value))))
    : usual;
};

/** @returns undefined for an address that has no widget */
export function embedded(
  query: Readonly<Record<string, unknown>>,
  site: string,
): Embedded | undefined {
  const { url } = query;
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const { origin, pathname, searchParams } = new URL(url);
  if (origin !== new URL(site).origin) return undefined;
  const widget = readWidget(pathname, { show: searchParams.get('show') ?? undefined });
  if (isRefusal(widget)) return undefined;
  const room = ROOMS[widget.kind];
  const width = limitOf(query['maxwidth'], WIDTH, [NARROWEST, WIDEST]);
  const height = limitOf(query['maxheight'], room.fixed + room.row * ROWS_BY_DEFAULT, [
    LOWEST,
    WIDEST,
  ]);
  const address = `${site}/embed${widget.page}?show=${widget.kind}`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Tipmark',
    provider_url: site,
    title: 'Tipmark',
    html: `<iframe src="${htmlText(address)}" width="${width}" height="${height}" style="border:0" loading="lazy" title="Tipmark"></iframe>`,
    width,
    height,
    cache_age: DAY_SECONDS,
  };
}

/**
 * Header `Link` of a page that has a widget, by which programs find its frame.
 * @param publicUrl address of the site for visitors
 */
export function oembedLink(page: RouteMatch, publicUrl: string): string | undefined {
  if (!hasWidget(page)) return undefined;
  const site = publicUrl.replace(/\/$/, '');
  const url = encodeURIComponent(site + page.canonicalPath);
  return `<${site}/oembed?url=${url}>; rel="alternate"; type="application/json+oembed"`;
}
