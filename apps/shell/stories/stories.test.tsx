import { drawStory } from '@tipmark/match-features/testing';
import { checkPages } from '@tipmark/match-features/testing/pages';
import { shellPages } from '../src/start/shell-pages.ts';
import * as failures from './InsteadOfScreens.stories.tsx';
import * as pages from './Pages.stories.tsx';

const ONLY = ['Full'] as const;

checkPages(shellPages, pages, {
  aboutUs: ONLY,
  privacyPolicy: ONLY,
  userAgreement: ONLY,
  responsiblePlay: ONLY,
  timeZone: ONLY,
  display: ONLY,
  developers: ONLY,
});

const { default: meta, ...stories } = failures;

test.each(Object.entries(stories))('%s is shown in place of a screen', async (_, story) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const args = 'args' in story ? story.args : {};
  const container = await drawStory(meta.component, { ...meta.args, ...args });
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(complaint.mock.calls).toEqual([]);
});
