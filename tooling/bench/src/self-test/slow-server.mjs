// Preloaded into the site under measurement when BENCH_SLOWDOWN is set: the bench's own self-test.
import { Server } from 'node:http';

const PAGE_MS = 12;
// a page by Next.js costs several times ours
const RENDER_MS = 60;
const LATE_MS = 2500;
// the main file takes 3 s on a slow phone: less would go unnoticed
const SCRIPT_MS = 5500;
const slowdown = process.env.BENCH_SLOWDOWN ?? '';
const emit = Server.prototype.emit;

function busyFor(ms) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

Server.prototype.emit = function slowed(event, request, ...rest) {
  const url = event === 'request' ? request.url : '';
  if (slowdown === 'page' && url.startsWith('/Results')) busyFor(PAGE_MS);
  if (slowdown === 'render' && url.startsWith('/Results')) busyFor(RENDER_MS);
  if (slowdown === 'late' && url.startsWith('/Results')) {
    setTimeout(() => emit.call(this, event, request, ...rest), LATE_MS);
    return true;
  }
  // each has its own address: nothing can be shared
  if (slowdown === 'apart' && url.startsWith('/Results')) {
    request.url = `${url}&apart=${Math.random()}`;
  }
  if (slowdown === 'script' && url.startsWith('/remotes/')) {
    setTimeout(() => emit.call(this, event, request, ...rest), SCRIPT_MS);
    return true;
  }
  return emit.call(this, event, request, ...rest);
};
