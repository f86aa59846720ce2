import { createHash } from 'node:crypto';
import { formatTime } from '@tipmark/i18n';
import { htmlText } from '@tipmark/web-server';
import { WIDGET_THEMES, type WidgetRequest } from '../read-widget.ts';
import { TRANSLATE } from '../texts.ts';
import { frameScript } from './frame-script.ts';
import { frameStyle } from './frame-style.ts';
import { linked, type WidgetView } from './widget-view.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = `(${frameScript.toString()})()`;

/**
 * Its own style and script and requests to the site, in a frame of any site. No other page may be
 * framed.
 */
export const widgetPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *; connect-src 'self'; " +
  `style-src ${hashOf(frameStyle)}; script-src ${hashOf(script)}`;

/** How often a live widget requests itself again. */
export const LIVE_SECONDS = 20;

export interface FrameOptions extends Pick<WidgetRequest, 'locale' | 'timeZone'> {
  readonly theme: WidgetRequest['theme'];
  /** Address of the site, without a slash at the end. */
  readonly site: string;
}

/** A whole page of a widget. */
export function framePage(view: WidgetView, options: FrameOptions): string {
  const { locale, theme, site, timeZone } = options;
  const { asOf, attribution } = view;
  const themed =
    theme !== undefined && WIDGET_THEMES.includes(theme) ? ` data-theme="${theme}"` : '';
  const every = view.isLive === true ? ` data-every="${LIVE_SECONDS}"` : '';
  const home = linked(`${site}${locale === 'en' ? '/en' : ''}/`, 'Tipmark');
  const time =
    asOf === undefined
      ? '18+'
      : TRANSLATE[locale]('foot', { time: formatTime(asOf, locale, timeZone) });
  const source = attribution ? `<span class="cut">${htmlText(attribution)}</span>` : '';
  return (
    `<!doctype html><html lang="${locale}"${themed}${every}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<title>${htmlText(view.title)}</title><style>${frameStyle}</style></head>` +
    `<body><main>${view.body}<footer>${home}${source}<span>${htmlText(time)}</span></footer></main>` +
    `<script>${script}</script></body></html>`
  );
}
