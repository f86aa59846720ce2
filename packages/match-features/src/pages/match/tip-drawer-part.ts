import type { ComponentType } from 'react';
import type { TipDrawerSlotProps } from './tab-props.ts';

type Part = ComponentType<TipDrawerSlotProps>;

let loading: Promise<Part> | undefined;

/** The drawer is a chunk of its own, for visitors about to tip; a failed load may be retried. */
export function loadTipDrawer(): Promise<Part> {
  loading ??= import(/* webpackChunkName: "tip-drawer" */ './MatchTipDrawer.tsx').then(
    ({ MatchTipDrawer }) => MatchTipDrawer,
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
