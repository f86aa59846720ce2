import type { BrowserContext } from 'playwright';

const MESSAGE_MS = 250;
const CLICK_MS = 200;
const TASK_MS = 400;
const SHIFT_AFTER_MS = 1_500;
const SHIFT_PX = 200;

/** Slows the page under measurement down when the bench tests itself. */
export async function slowPage(context: BrowserContext): Promise<void> {
  const slowdown = process.env['BENCH_SLOWDOWN'];
  if (slowdown === 'message') await context.addInitScript(slowMessages, MESSAGE_MS);
  if (slowdown === 'click') await context.addInitScript(slowClicks, CLICK_MS);
  if (slowdown === 'task') await context.addInitScript(slowStart, TASK_MS);
  if (slowdown === 'shift') await context.addInitScript(lateBanner, [SHIFT_AFTER_MS, SHIFT_PX]);
}

function slowStart(ms: number): void {
  addEventListener('load', () => {
    setTimeout(() => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    }, 200);
  });
}

function lateBanner([afterMs, height]: readonly number[]): void {
  addEventListener('load', () => {
    setTimeout(() => {
      const banner = document.createElement('div');
      banner.style.height = `${height}px`;
      document.body.prepend(banner);
    }, afterMs);
  });
}

function slowMessages(ms: number): void {
  const listen = EventTarget.prototype.addEventListener;
  EventSource.prototype.addEventListener = function slowed(
    this: EventSource,
    kind: string,
    listener: EventListenerOrEventListenerObject,
  ) {
    listen.call(this, kind, (event) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
      (listener as EventListener)(event);
    });
  } as typeof EventSource.prototype.addEventListener;
}

function slowClicks(ms: number): void {
  addEventListener(
    'click',
    () => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    },
    true,
  );
}
