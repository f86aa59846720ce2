import type { RouteName } from '@tipmark/route-builder';
import type { Command } from '../command/create-command.ts';
import type { Load } from '../load/create-load.ts';
import type { Feature } from './define-feature.ts';
import type { Screen } from './define-screen.ts';
import { lazyPart } from './lazy-part.ts';

type Loaded = () => Promise<{ readonly screen: Screen }>;

/**
 * A screen that is a chunk of its own, loads and head included: visitors of the remote's other
 * screens only pay for its route. It has to be loaded before it is used; the host takes care of
 * that.
 */
export function lazyScreen(
  route: RouteName,
  load: Loaded,
  known: Pick<Screen, 'live'> = {},
): Screen {
  let screen: Screen | undefined;
  let loading: Promise<Screen> | undefined;
  const loadPart = (): Promise<Screen> => {
    loading ??= load().then((loaded) => (screen = loaded.screen));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const { Part, loadPart: code } = lazyPart(async () => ({
    default: (await loadPart()).Component,
  }));
  const here = (): Screen => {
    if (!screen) throw new Error(`The screen of "${route}" was used before its code was loaded`);
    return screen;
  };
  return {
    ...known,
    route,
    loadPart,
    code,
    Component: Part,
    loads: (visit) => here().loads(visit),
    furtherLoads: (state, visit) => here().furtherLoads?.(state, visit) ?? [],
    messages: (visit) => screen?.messages?.(visit),
    head: (state, visit, translate) => here().head(state, visit, translate),
    notFound: (state) => here().notFound?.(state) ?? false,
    ...(typeof document === 'undefined' && {
      linkedData: (...visited: Parameters<NonNullable<Screen['linkedData']>>) =>
        here().linkedData?.(...visited) ?? [],
      shareImage: (...visited: Parameters<NonNullable<Screen['shareImage']>>) =>
        here().shareImage?.(...visited),
    }),
  };
}

type LoadedFeature = () => Promise<{
  readonly screen: Screen;
  readonly loads: readonly Load[];
  readonly commands?: readonly Command[];
}>;

/**
 * A feature of one screen that is a chunk of its own, with its loads and commands: visitors of
 * other screens only pay for the route and the name. Other screens may not use them.
 */
export function lazyFeature(
  name: string,
  route: RouteName,
  load: LoadedFeature,
  known: Pick<Screen, 'live'> & Pick<Feature, 'slices' | 'messages'> = {},
): Feature {
  const { live, ...rest } = known;
  const loads: Load[] = [];
  const commands: Command[] = [];
  const loadPart = async () => {
    const loaded = await load();
    loads.push(...loaded.loads);
    commands.push(...(loaded.commands ?? []));
    return loaded;
  };
  return {
    name,
    ...rest,
    loads,
    commands,
    screens: [lazyScreen(route, loadPart, live ? { live } : {})],
  };
}
