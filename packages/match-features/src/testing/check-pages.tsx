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

/** A block that is waiting, or a form that is being sent. */
const WAITING = '[aria-busy=true], [role=status], output, form button[type=submit]:disabled';
const RETRY = /Повторить|Retry|Try again/;

const stateOf = (name: string) => STATES.find((state) => name.endsWith(state));

function routeOf({ args: { address } }: PageStory): string {
  return matchPath(new URL(address, 'http://site').pathname)?.name ?? address;
}

/**
 * Tests that every page of the remote has a story of every state and that they render: a title, a
 * sign of waiting, what failed or a way to try again.
 * @param only states of pages that cannot have all
 * @param atOnce pages that are there, as a form, while something else of them is loading
 */
export function checkPages(
  { features }: Pick<RemoteModule, 'features'>,
  { default: { component }, ...others }: PageStories,
  only: Partial<Record<RouteName, readonly State[]>> = {},
  atOnce: readonly string[] = [],
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

  test.each(stories)('%s renders without console errors', async (name, story) => {
    const { args } = story;
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = await drawStory(component as ComponentType<never>, args);
    const retries = [...container.querySelectorAll('main button')].filter(({ textContent }) =>
      RETRY.test(textContent ?? ''),
    );
    const shown = {
      titles: container.querySelectorAll('h1').length,
      isWaiting: container.querySelector(WAITING) !== null,
      hasProblem: retries.length > 0 || container.querySelector('main [role=alert]') !== null,
    };
    const state = stateOf(name);
    const isAtOnce = atOnce.includes(routeOf(story));
    if (state === 'Loading' && !isAtOnce) expect(shown.isWaiting).toBe(true);
    else if (state === 'Failed') expect(shown.hasProblem).toBe(true);
    else expect(shown).toMatchObject({ titles: 1 });
    expect(complaint.mock.calls).toEqual([]);
  });
}
