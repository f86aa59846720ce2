import { mergeRsbuildConfig } from '@rsbuild/core';
import { stylesRule } from '@tipmark/rspack/styles-rule';
import type { StorybookConfig } from 'storybook-react-rsbuild';

/** The check builds this package's stories alone; those of an app are drawn by its own tests. */
const ofApps = process.env['STORIES'] === 'own' ? [] : ['../../../apps/*/stories/**/*.stories.tsx'];

/**
 * All shared visual parts: the flows of this package, the controls they are made of, and the
 * screens that only one sport has.
 */
const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx', '../../ui-kit/stories/**/*.stories.tsx', ...ofApps],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  rsbuildFinal: (built) =>
    mergeRsbuildConfig(built, {
      tools: { rspack: { module: { rules: [stylesRule({ isInserted: true })] } } },
    }),
};

export default config;
