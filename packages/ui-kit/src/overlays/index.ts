export { AnchoredSheet, type AnchoredSheetProps } from './AnchoredSheet.tsx';
export { Drawer, type DrawerProps } from './Drawer.tsx';
export { type Toast, Toasts, type ToastsProps } from './Toasts.tsx';
