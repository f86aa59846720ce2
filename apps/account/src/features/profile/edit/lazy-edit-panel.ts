import { lazyPart } from '@tipmark/remote-kit';

/** What an owner changes comes as a chunk of its own: nobody else needs it. */
export const { Part: LazyEditPanel } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './EditPanel.tsx')).EditPanel,
}));
