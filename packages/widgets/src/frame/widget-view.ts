import type { Locale } from '@tipmark/i18n';
import { htmlText } from '@tipmark/web-server';

/** Content of a widget, and what stands around it. */
export interface WidgetView {
  /** For assistive technology, which reads the title of a frame. */
  readonly title: string;
  /** Markup; every text in it is escaped. */
  readonly body: string;
  /** Unix seconds of the data; absent where it does not matter. */
  readonly asOf?: number;
  /** Whom the licence of the data requires to be named. */
  readonly attribution?: string | null;
  /** Whether it changes from one minute to the next. */
  readonly isLive?: boolean;
}

/** What every kind needs to know to be drawn. */
export interface Drawing {
  readonly locale: Locale;
  /** IANA name. */
  readonly timeZone: string;
  readonly rows: number;
  readonly nowSeconds: number;
  /** Full address of a page by its path. */
  readonly addressOf: (path: string) => string;
}

/** A link out of the frame. */
export const linked = (address: string, markup: string): string =>
  `<a href="${htmlText(address)}" target="_blank" rel="noopener">${markup}</a>`;

/** A text of one line, which is cut where it is too long, with the whole of it for a pointer. */
export const cut = (text: string): string =>
  `<span class="cut" title="${htmlText(text)}">${htmlText(text)}</span>`;
