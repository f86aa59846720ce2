/** The names of a remote and its first screen. */
export interface RemoteNames {
  /** `account` */
  readonly name: string;
  /** Route name of the first screen: `accountRecovery`. */
  readonly route: string;
  /** Folder of its feature: `account-recovery`. */
  readonly feature: string;
  /** Feature in code and in messages: `accountRecovery`. */
  readonly featureKey: string;
  /** Component: `AccountRecoveryScreen`. */
  readonly Screen: string;
}

interface Route {
  readonly pattern: string;
  readonly owner: string;
}

export type RouteTable = Readonly<Record<string, Route>>;

const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Names for a remote of this owner; its first screen takes the owner's first route
 * without parameters.
 */
export function remoteNames(name: string, routes: RouteTable): RemoteNames {
  if (!NAME.test(name))
    throw new Error(`"${name}" is not a valid remote name: use lower-case letters, digits and -`);
  const owned = Object.entries(routes).filter(([, { owner }]) => owner === name);
  const [route] = owned.find(([, { pattern }]) => !/[[{]/.test(pattern)) ?? owned[0] ?? [];
  if (route === undefined) {
    const owners = [...new Set(Object.values(routes).map(({ owner }) => owner))].join(', ');
    throw new Error(
      `"${name}" owns no route; name it in packages/route-builder/src/routes.ts first (owners now: ${owners})`,
    );
  }
  const feature = route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const Screen = `${route.charAt(0).toUpperCase()}${route.slice(1)}Screen`;
  return { name, route, feature, featureKey: route, Screen };
}
