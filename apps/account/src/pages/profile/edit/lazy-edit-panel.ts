import { lazyPart } from '@tipmark/remote-kit';

/** The owner's edit panel is a chunk of its own: no other visitor needs it. */
export const { Part: LazyEditPanel } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './EditPanel.tsx')).EditPanel,
}));
