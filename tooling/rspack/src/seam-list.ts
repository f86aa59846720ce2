/** How the shell carries a module of the seam: in its first file, or in the late data layer. */
type Carriage = 'eager' | 'late';

/**
 * The seam: the only modules a remote takes from the shell at run time, in the browser (as shared
 * singletons) and on the server (as externals of its bundle). Everything else a remote bundles.
 */
export const seamModules: Readonly<Record<string, Carriage>> = {
  react: 'eager',
  'react/jsx-runtime': 'eager',
  '@tipmark/remote-kit': 'eager',
  '@tipmark/remote-kit/router': 'eager',
  '@tipmark/remote-kit/store': 'eager',
  '@tipmark/remote-kit/i18n': 'eager',
  '@tipmark/remote-kit/rx': 'late',
  '@tipmark/ui-kit': 'eager',
};

/** Development React needs its own runtime; without it a remote would bundle a second React. */
const developmentModules: Readonly<Record<string, Carriage>> = { 'react/jsx-dev-runtime': 'eager' };

const listed = (isProduction: boolean) =>
  Object.entries(isProduction ? seamModules : { ...seamModules, ...developmentModules });

/** Module Federation's `shared` of the shell: it provides every module of the seam. */
export const sharedByShell = (isProduction: boolean) =>
  Object.fromEntries(
    listed(isProduction).map(([id, carriage]) => [
      id,
      { singleton: true, requiredVersion: false, version: '1.0.0', eager: carriage === 'eager' },
    ]),
  ) as Record<string, object>;

/** Module Federation's `shared` of a remote: it uses the seam and bundles no copy of its own. */
export const sharedByRemote = (isProduction: boolean) =>
  Object.fromEntries(
    listed(isProduction).map(([id]) => [
      id,
      { singleton: true, requiredVersion: false, import: false },
    ]),
  ) as Record<string, object>;

/** The same list as externals of a remote's server bundle, answered by the shell's `require`. */
export const seamExternals = (): Record<string, string> =>
  Object.fromEntries(Object.keys(seamModules).map((id) => [id, `commonjs ${id}`]));
