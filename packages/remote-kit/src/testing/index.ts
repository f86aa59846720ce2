export { aPage } from './a-page.ts';
export { At, MemoryRouter } from './MemoryRouter.tsx';
