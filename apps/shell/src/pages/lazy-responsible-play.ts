import { lazyPart } from '@tipmark/remote-kit';

export const responsiblePlayPart = lazyPart(async () => ({
  default: (
    await import(/* webpackChunkName: "legal" */ '../responsible-play/ResponsiblePlayPage.tsx')
  ).ResponsiblePlayPage,
}));
