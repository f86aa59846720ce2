import { lazyPart } from '@tipmark/remote-kit';

export const responsiblePlayPart = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "legal" */ './ResponsiblePlayPage.tsx'))
    .ResponsiblePlayPage,
}));
