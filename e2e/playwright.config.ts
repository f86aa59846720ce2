import { defineConfig } from 'playwright/test';

/**
 * One browser, one seeded house for the whole run; specs only read it, so they may
 * run side by side.
 */
export default defineConfig({
  testDir: './specs',
  globalSetup: './world/global-setup.ts',
  timeout: 60_000,
  // a busy machine is no reason to fail
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What passes only when tried again is named in the summary of the run.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.report/e2e.json' }]],
  outputDir: '.report/artifacts',
  use: {
    ...(process.env['HOUSE_URL'] ? { baseURL: process.env['HOUSE_URL'] } : {}),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['PW_CHROMIUM'] ? { executablePath: process.env['PW_CHROMIUM'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
