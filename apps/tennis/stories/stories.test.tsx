import { drawStory } from '@tipmark/match-features/testing';
import { checkPages } from '@tipmark/match-features/testing/pages';
import { remote } from '../src/remote.ts';
import * as match from './Match.stories.tsx';
import * as pages from './Pages.stories.tsx';
import * as player from './Player.stories.tsx';

checkPages(remote, pages);

const all = [match, player].flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).map(([name, story]) => ({ name: `${meta.title} ${name}`, meta, story })),
);

test.each(all)('$name renders without console errors', async ({ meta, story }) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const args = 'args' in story ? story.args : {};
  const container = await drawStory(meta.component, { ...meta.args, ...args });
  expect(container.querySelector('h1')?.textContent).toMatch(/ – |Воронцов|Преображенский/);
  expect(complaint.mock.calls).toEqual([]);
  complaint.mockRestore();
});
