import { ROOMS, type WidgetRequest } from '@tipmark/widgets/address';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Values of a widget that are not usual, in the order of its code. */
const valuesOf = ({ kind, rows, theme }: WidgetRequest): readonly [string, string][] => {
  const { row } = ROOMS[kind];
  return [
    ['show', kind],
    ...(row > 0 ? ([['rows', String(rows)]] as const) : []),
    ...(theme === undefined ? [] : ([['theme', theme]] as const)),
  ].map(([name, value]) => [name, value]);
};

/** Height of the frame of a widget, pixels. */
export const heightOf = ({ kind, rows }: WidgetRequest): number =>
  ROOMS[kind].fixed + ROOMS[kind].row * rows;

/** Path of a widget on this site. */
export const pathOfWidget = (widget: WidgetRequest): string =>
  `/embed${widget.page}?${new URLSearchParams(valuesOf(widget).map(([name, value]) => [name, value])).toString()}`;

/** The script tag of a widget, in room reserved for it: nothing below it moves. */
export function scriptTag(widget: WidgetRequest, site: string): string {
  const page = widget.locale === 'en' ? widget.page.replace(/^\/en(?=\/|$)/, '') : widget.page;
  const values = [['page', page], ...valuesOf(widget), ['lang', widget.locale]] as const;
  const data = values.map(([name, value]) => `\n  data-${name}="${attribute(value)}"`);
  const script = `<script async src="${site}/w.js"${data.join('')}></script>`;
  return `<div style="min-height:${heightOf(widget)}px">${script}</div>`;
}

/** The same as a frame, for sites that allow no scripts of others. */
export const frameTag = (widget: WidgetRequest, site: string): string =>
  `<iframe src="${attribute(site + pathOfWidget(widget))}"\n  width="100%" height="${heightOf(widget)}" loading="lazy" title="Tipmark"></iframe>`;
