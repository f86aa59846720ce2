const releasedFile = /^\/remotes\/([a-z][a-z0-9-]*)\/([\w-][\w.-]*)\/[\w~-][\w.~-]*\.(?:js|css)$/;
const builtFile = /^\/assets\/([\w~-][\w.~-]*)\.([0-9a-f]{8,})\.(?:js|css)$/;

/** A file whose content never changes under its address. */
export interface FileVersion {
  /** The thing it is one version of: a remote, or a chunk or style sheet of the shell. */
  readonly family: string;
  readonly version: string;
}

/** Recognises immutable files by their path; undefined for everything else the site serves. */
export function fileVersion(pathname: string): FileVersion | undefined {
  const [, remote, release] = releasedFile.exec(pathname) ?? [];
  if (remote && release) return { family: `remote ${remote}`, version: release };
  const [, chunk, hash] = builtFile.exec(pathname) ?? [];
  if (chunk && hash) return { family: `chunk ${chunk}`, version: hash };
  return undefined;
}
