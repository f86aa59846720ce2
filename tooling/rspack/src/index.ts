export type { AssetManifest } from './asset-manifest-plugin.ts';
export { integrityOf } from './integrity.ts';
export { type RemoteOptions, remoteConfig } from './remote-config.ts';
export { seamModules } from './seam-list.ts';
export {
  type ShellOptions,
  type SingleBundleOptions,
  shellConfig,
  singleBundleConfig,
} from './shell-config.ts';
export type { SeamUse } from './uses-plugin.ts';
