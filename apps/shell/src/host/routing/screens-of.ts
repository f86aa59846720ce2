import type { RemoteModule, Screen } from '@tipmark/remote-kit';

/** Every screen of a remote, whatever feature it belongs to. */
export const screensOf = ({ features }: Pick<RemoteModule, 'features'>): readonly Screen[] =>
  features.flatMap((feature) => feature.screens);
