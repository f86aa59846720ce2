import { launchOptions } from '@tipmark/chromium';
import { defineConfig } from 'playwright/test';
import { IS_DEEP } from './pages/deep-check.ts';

const script = process.env['npm_lifecycle_event'] ?? '';
const isTask = script.startsWith('test:');
/** Every task of this package writes a report of its own. */
const report = isTask ? script.replaceAll(':', '-') : 'e2e';

/**
 * One browser, one site for the whole run. Specs do not change what others read, so they run side
 * by side.
 */
export default defineConfig({
  testDir: './specs',
  // The deep check runs behind an ordinary one: only these do more in it.
  ...(isTask && IS_DEEP && { testMatch: ['**/looks.spec.ts', '**/every-mix.spec.ts'] }),
  globalSetup: './world/global-setup.ts',
  timeout: 60_000,
  // a busy machine is not a reason to fail
  expect: { timeout: 15_000 },
  // turbo runs another task beside a task
  workers: isTask ? 1 : 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What passes only on a retry is named in the summary of the run.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: `.report/${report}.json` }]],
  outputDir: `.report/artifacts/${report}`,
  use: {
    ...(process.env['SITE_URL'] ? { baseURL: process.env['SITE_URL'] } : {}),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // specs answer requests in the network's place; those of the worker allow it
    serviceWorkers: 'block',
    launchOptions,
  },
});
