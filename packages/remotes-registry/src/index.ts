export { followReleases } from './follow-releases.ts';
export type { LiveRemote } from './load-bundle.ts';
export type { Composition, Override } from './overrides/overridden-host.ts';
export { createOverrides, type OverrideConfig, type Overrides } from './overrides/overrides.ts';
export { createRegistryReader, type Registry, type RegistryEntry } from './registry.ts';
export { createReleaseReader, type ReleaseOf } from './released-version.ts';
export { createRemoteHost, type RemoteHost } from './remote-host.ts';
export { seamModules } from './seam-modules.ts';
