import path from 'node:path';
import { launchOptions } from '@tipmark/chromium';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';

/** Walks the Storybook a package has built into `.report/storybook`. */
export function storiesConfig(packageDir: string): PlaywrightTestConfig {
  const report = path.join(packageDir, '.report');
  return defineConfig({
    testDir: import.meta.dirname,
    testMatch: ['every-story.spec.ts', 'spilled-text.spec.ts'],
    metadata: { storybook: path.join(report, 'storybook') },
    // many stories one after another, perhaps on a busy machine
    timeout: 600_000,
    workers: 2,
    fullyParallel: true,
    forbidOnly: Boolean(process.env['CI']),
    reporter: [['list'], ['json', { outputFile: path.join(report, 'test-stories.json') }]],
    outputDir: path.join(report, 'stories-artifacts'),
    use: {
      // by this name Storybook stops animations instead of waiting for their end
      userAgent: 'StorybookTestRunner',
      launchOptions,
    },
  });
}
