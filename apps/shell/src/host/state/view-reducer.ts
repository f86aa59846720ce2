import type { FillingStage, Theme, ViewState } from '@tipmark/remote-kit';
import type { Action } from 'redux';
import type { LiveAction } from './live-actions.ts';

export const themeChosen = (theme: Theme) => ({ type: 'view/themeChosen', theme }) as const;
export const clockTicked = (nowSeconds: number) =>
  ({ type: 'view/clockTicked', nowSeconds }) as const;
export const widthClassChanged = (isMobile: boolean) =>
  ({ type: 'view/widthClassChanged', isMobile }) as const;

/** @param filling undefined once the site is filled */
export const fillingChanged = (filling?: FillingStage) =>
  ({ type: 'view/fillingChanged', filling }) as const;

type ViewAction =
  | ReturnType<
      typeof themeChosen | typeof clockTicked | typeof widthClassChanged | typeof fillingChanged
    >
  | LiveAction;

const initial: ViewState = {
  locale: 'ru',
  theme: 'system',
  isMobile: false,
  nowSeconds: 0,
};

export function viewReducer(view: ViewState = initial, given: Action): ViewState {
  const action = given as ViewAction;
  switch (action.type) {
    case 'view/themeChosen':
      return view.theme === action.theme ? view : { ...view, theme: action.theme };
    case 'view/clockTicked':
      return { ...view, nowSeconds: action.nowSeconds };
    case 'view/widthClassChanged':
      return view.isMobile === action.isMobile ? view : { ...view, isMobile: action.isMobile };
    case 'view/fillingChanged': {
      const { filling: _, ...rest } = view;
      return action.filling === undefined ? rest : { ...rest, filling: action.filling };
    }
    case 'live/changed':
      return { ...view, live: { asOf: action.asOf, isLost: false } };
    case 'live/lost': {
      const asOf = view.live?.asOf ?? action.asOf;
      return asOf === undefined ? view : { ...view, live: { asOf, isLost: true } };
    }
    case 'live/ended': {
      const { live: _, ...rest } = view;
      return rest;
    }
    default:
      return view;
  }
}
