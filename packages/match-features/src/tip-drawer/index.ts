export { TipDrawer } from './TipDrawer.tsx';
export type { TipDraft, TipWrite } from './tip-drawer-props.ts';
