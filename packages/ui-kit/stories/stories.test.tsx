import { readdirSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import preview from '../.storybook/preview.tsx';
import * as betting from '../src/betting/index.ts';
import * as charts from '../src/charts/index.ts';
import * as filters from '../src/filters/index.ts';
import * as forms from '../src/forms/index.ts';
import * as kit from '../src/index.ts';
import * as overlays from '../src/overlays/index.ts';

const project = setProjectAnnotations(preview);
beforeAll(project.beforeAll);
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

interface StoryFile {
  readonly default: { readonly component: unknown; readonly subcomponents?: object };
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .toSorted();
const fileNamed = (file: string) => require(path.join(__dirname, file)) as StoryFile;

const stories = files.flatMap((file) =>
  Object.entries(composeStories(fileNamed(file) as never)).map(([name, Story]) => ({
    name: `${file.replace('.stories.tsx', '')} ${name}`,
    Story: Story as {
      (): React.JSX.Element;
      run(options: { canvasElement: HTMLElement }): Promise<void>;
    },
  })),
);

test.each(stories)('$name renders and plays without console errors', async ({ Story }) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const canvasElement = document.body.appendChild(document.createElement('main'));
  await Story.run({ canvasElement });
  expect(complaint.mock.calls).toEqual([]);
});

/** Components of the kit: everything else it exports are names, styles and hooks. */
const components = Object.entries({
  ...kit,
  ...betting,
  ...charts,
  ...filters,
  ...forms,
  ...overlays,
}).filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function');

test.each(components)('%s has a story', (_, component) => {
  const reported = files.flatMap((file) => {
    const { component: main, subcomponents = {} } = fileNamed(file).default;
    return [main, ...Object.values(subcomponents)];
  });
  expect(reported).toContain(component);
});
