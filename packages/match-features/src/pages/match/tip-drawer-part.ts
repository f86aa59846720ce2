import type { ComponentType } from 'react';
import type { TipDrawerPlaceProps } from './tab-props.ts';

type Part = ComponentType<TipDrawerPlaceProps>;

let bringing: Promise<Part> | undefined;

/** The drawer is a chunk of its own, for visitors about to tip; a failed load may be retried. */
export function loadTipDrawer(): Promise<Part> {
  bringing ??= import(/* webpackChunkName: "tip-drawer" */ './MatchTipDrawer.tsx').then(
    ({ MatchTipDrawer }) => MatchTipDrawer,
  );
  bringing.catch(() => {
    bringing = undefined;
  });
  return bringing;
}
