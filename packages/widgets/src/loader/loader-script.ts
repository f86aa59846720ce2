import type { Room } from '../rooms.ts';

/**
 * Runs in pages of others, where `<script async src="…/w.js" data-page="…">` stands: puts a frame
 * after itself. It is sent as text, so it uses nothing of this module, and as it is, so its syntax
 * is that of 2017: pages of others are read in old browsers too.
 * @param rooms by what is shown; the first one where nothing is named
 */
export function loaderScript(rooms: Readonly<Record<string, Room>>, rowsByDefault: number): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { page = '', show = '', theme = '', rows = '', lang = '', title } = script.dataset;
  const site = new URL(script.src).origin;
  const address = new URL(`${site}/embed${lang === 'en' ? '/en' : ''}${page}`);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  for (const [name, value] of Object.entries({ show, theme, rows, tz: timeZone })) {
    if (value) address.searchParams.set(name, value);
  }
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = title || 'Tipmark';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin';
  // properties, not attributes: a policy of the page against inline styles does not forbid them
  const { style } = frame;
  style.display = 'block';
  style.width = '100%';
  style.border = '0';
  style.colorScheme = 'normal';
  const room = rooms[show] || Object.values(rooms)[0];
  if (room) style.height = `${room.fixed + room.row * (Number(rows) || rowsByDefault)}px`;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== site) return;
    const height = Number(data && (data as { tipmarkHeight?: unknown }).tipmarkHeight);
    if (height > 0 && height < 5000) style.height = `${height}px`;
  });
  // an old browser has no `after`
  if (script.parentNode) script.parentNode.insertBefore(frame, script.nextSibling);
}
