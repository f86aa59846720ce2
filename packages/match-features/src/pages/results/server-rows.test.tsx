/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { renderToString } from 'react-dom/server';
import { NOW_SECONDS, type ResultsSetting, resultsPage } from './results-fixture.tsx';

const match = aMatch()
  .between('Зенит', 'Спартак')
  .startingAt(NOW_SECONDS + 3_600);
const reply = aResultsPage([aLeague().withId(1).having(match)], { asOf: NOW_SECONDS });

/** Labels of the rows as a server renders them. */
function labels(setting: ResultsSetting): readonly (string | undefined)[] {
  const html = renderToString(resultsPage(setting).page);
  return [...html.matchAll(/class="r"[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);
}
const markup = (setting: ResultsSetting) => renderToString(resultsPage(setting).page);

test('an answer that many pages show is rendered for each in its own language and time zone', () => {
  const moscow = ['Зенит – Спартак, 22:07'];
  expect(labels({ reply })).toEqual(moscow);
  expect(labels({ reply, timeZone: 'Asia/Tokyo' })).toEqual(['Зенит – Спартак, 04:07']);
  expect(labels({ reply, timeZone: 'UTC', locale: 'en' })).toEqual(['Зенит – Спартак, 19:07']);
  expect(labels({ reply, timeZone: 'Asia/Dubai' })).toEqual(['Зенит – Спартак, 23:07']);
  expect(labels({ reply, timeZone: 'Asia/Omsk' })).toEqual(['Зенит – Спартак, 01:07']);
  expect(labels({ reply })).toEqual(moscow);
});

test('pages rendered from one answer are equal, except for one that opens matches in new tabs', () => {
  expect(markup({ reply })).toBe(markup({ reply }));
  const inNewTabs = markup({ reply, search: '?blank=1' });
  expect(inNewTabs).toContain('target="_blank"');
  expect(markup({ reply })).not.toContain('target="_blank"');
});

test('a newer answer is not rendered with the text of the older one', () => {
  const goal = match.live('67').withScore(1, 0);
  const newer = aResultsPage([aLeague().withId(1).having(goal)], { asOf: NOW_SECONDS });
  expect(labels({ reply })).not.toEqual(labels({ reply: newer }));
  expect(labels({ reply: newer })).toEqual(['Зенит – Спартак, 1:0, minute 67']);
});
