// Imports nothing with a screen, so that Node runs it from source in commands.
export { integrityOf } from './integrity.ts';
export { createMirror, type Mirror } from './mirror.ts';
export * from './open-store.ts';
export * from './registry-entry.ts';
export { liveVersions, MAX_STEPS, type ReleaseStep } from './release-history.ts';
export {
  filesKey,
  REGISTRY_KEY,
  releaseKey,
  type StagedVersions,
  stagedKey,
  stagedVersions,
  type VersionFiles,
} from './release-keys.ts';
export { type ReleaseStore, readWhole, StoreError } from './release-store.ts';
export { createS3Store } from './s3-store.ts';
export * from './shell-releases.ts';
export * from './update-document.ts';
