import type { RemoteModule, Screen } from '@tipmark/remote-kit';
import type { OwnedScreen } from './screen-visit.ts';

type Owner = Pick<RemoteModule, 'features'>;

/** Every screen of a remote, whatever feature it belongs to. */
export const screensOf = ({ features }: Owner): readonly Screen[] =>
  features.flatMap((feature) => feature.screens);

/** Every screen of a remote with what it needs besides its code. */
export const ownedScreensOf = ({
  name,
  features,
}: Owner & Pick<RemoteModule, 'name'>): readonly OwnedScreen[] =>
  features.flatMap(({ screens, messages }) =>
    screens.map((screen) => ({ screen, owner: name, messages })),
  );
