import { CONTRACT_VERSION } from '@tipmark/remote-kit';
import { seamModules } from '@tipmark/remotes-registry';
import type { RecordedSeam } from '@tipmark/remotes-registry/store';

/** What this build provides to remotes, for the record of its release. */
export const describeSeam = (): RecordedSeam => ({
  contract: CONTRACT_VERSION,
  modules: Object.fromEntries(
    Object.entries(seamModules).map(([id, module]) => [id, Object.keys(module).toSorted()]),
  ),
});
