import { readdirSync } from 'node:fs';
import path from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import preview from '../../.storybook/preview.tsx';
import {
  checkSpreadsheets,
  reachedFrom,
  sourcesWithFiles,
  uncheckedFiles,
} from './spreadsheet-check.ts';

const project = setProjectAnnotations(preview);
beforeAll(project.beforeAll);
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

interface Story {
  run(options: { canvasElement: HTMLElement }): Promise<void>;
}

const sources = path.join(__dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).toSorted();

const LEAGUE = 'pages/league/league-files.test.tsx';
const TEAM = 'pages/team/team-files.test.tsx';
const REFEREES = 'parts/referees/referee-files.test.tsx';
/** Sources whose tables no story shows, and the tests that check their files. */
const WITHOUT_STORIES = {
  'pages/compare/ComparePoints.tsx': 'pages/compare/compare.test.tsx',
  'pages/league/widgets/ScorersTable.tsx': LEAGUE,
  'pages/league/widgets/SeasonStatistics.tsx': LEAGUE,
  'pages/league/widgets/SeasonReferees.tsx': LEAGUE,
  'pages/league/widgets/TeamTotalsTable.tsx': LEAGUE,
  'pages/league/widgets/StreaksTable.tsx': 'pages/league/league-streaks.test.tsx',
  'pages/leagues/LeaguesTable.tsx': 'pages/leagues/LeaguesScreen.test.tsx',
  'pages/player/PlayerStatisticsTable.tsx': 'pages/player/player.test.tsx',
  'pages/team/widgets/PointsByMatch.tsx': TEAM,
  'pages/team/widgets/TeamSquad.tsx': TEAM,
  'pages/team/widgets/TeamSummary.tsx': TEAM,
  'pages/teams/TeamsTable.tsx': 'pages/teams/TeamsScreen.test.tsx',
  'parts/matches/UpcomingMatches.tsx': TEAM,
  'parts/referees/RefereeView.tsx': REFEREES,
  'parts/referees/RefereesTable.tsx': REFEREES,
};

const exporting = sourcesWithFiles(sources).filter(
  (file) => !file.startsWith(path.join('parts', 'tables')),
);
const isExporting = (file: string) => exporting.includes(file);

const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const shown = new Set(stories.flatMap((file) => [...reachedFrom(sources, file)]));

test('every table with a file is shown by a story, or checked by the test of its screen', () => {
  expect(exporting.length).toBeGreaterThan(20);
  const unseen = exporting.filter((file) => !shown.has(file));
  expect(uncheckedFiles(sources, WITHOUT_STORIES, unseen)).toEqual([]);
});

const withFiles = stories.filter((file) => [...reachedFrom(sources, file)].some(isExporting));

test.each(withFiles)('files of %s are for spreadsheets', async (file) => {
  const composed = composeStories(require(path.join(sources, file)) as never);
  const languages = new Set<string>();
  for (const Story of Object.values(composed) as Story[]) {
    const canvasElement = document.body.appendChild(document.createElement('div'));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await Story.run({ canvasElement });
    for (const { language } of await checkSpreadsheets(canvasElement)) languages.add(language);
    canvasElement.remove();
    jest.restoreAllMocks();
  }
  expect([...languages].toSorted()).toEqual(['en', 'ru']);
});
