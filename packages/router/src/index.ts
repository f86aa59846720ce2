export { createRouter, type Router } from './create-router.ts';
export { RedirectTo } from './redirect-to.ts';
export { createScrollPositions, type ScrollPositions } from './scroll-positions.ts';
