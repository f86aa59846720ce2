import { lazyPart } from '@tipmark/remote-kit';

/** Loaded when its block is opened: few visitors embed a card. */
export const { Part: LazyCardText } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "card-text" */ './CardText.tsx')).CardText,
}));
