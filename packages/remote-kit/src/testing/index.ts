export { At, MemoryRouter } from './MemoryRouter.tsx';
