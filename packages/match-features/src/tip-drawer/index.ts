export { TipDrawer } from './TipDrawer.tsx';
export type { DraftMemory, TipDrawerProps, TipWrite } from './tip-drawer-props.ts';
