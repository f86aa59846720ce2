import type { RemoteModule } from '@tipmark/remote-kit';
import { matchPath, type RouteName } from '@tipmark/route-builder';
import type { ComponentType } from 'react';
import { drawStory } from './draw-story.tsx';
import type { StagedPage } from './page-stage.tsx';
import type { PageStory } from './page-states.ts';

const STATES = ['Full', 'Empty', 'Loading', 'Failed'] as const;
type State = (typeof STATES)[number];

interface PageStories {
  readonly default: { readonly component: ComponentType<StagedPage> };
  /** By names that end in the state. */
  readonly [story: string]: unknown;
}

const stateOf = (name: string) => STATES.find((state) => name.endsWith(state));

function routeOf({ args: { address } }: PageStory): string {
  return matchPath(new URL(address, 'http://site').pathname)?.name ?? address;
}

/**
 * Tests that every page of the remote has a story of every state and that they render: a title or
 * a sign of waiting, and a way to try again.
 * @param only states of pages that cannot have all
 */
export function checkPages(
  { features }: Pick<RemoteModule, 'features'>,
  { default: { component }, ...others }: PageStories,
  only: Partial<Record<RouteName, readonly State[]>> = {},
): void {
  afterEach(() => jest.restoreAllMocks());
  const stories = Object.entries(others) as [string, PageStory][];

  test('every page has a story of every state', () => {
    const shown = new Set(stories.map(([name, story]) => `${routeOf(story)} ${stateOf(name)}`));
    const wanted = features
      .flatMap(({ screens }) => screens)
      .flatMap(({ route }) => (only[route] ?? STATES).map((state) => `${route} ${state}`));
    expect(wanted.filter((story) => !shown.has(story))).toEqual([]);
  });

  test.each(stories)('%s renders without console errors', async (name, { args }) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const place = await drawStory(component as ComponentType<never>, args);
    const shown = {
      titles: place.querySelectorAll('h1').length,
      isWaiting: place.querySelector('[aria-busy=true], [role=status]') !== null,
      buttons: place.querySelectorAll('main button').length,
    };
    const state = stateOf(name);
    if (state === 'Loading') expect(shown.isWaiting || shown.titles === 1).toBe(true);
    else if (state === 'Failed') expect(shown.buttons).toBeGreaterThan(0);
    else expect(shown).toMatchObject({ titles: 1 });
    expect(complaint.mock.calls).toEqual([]);
  });
}
