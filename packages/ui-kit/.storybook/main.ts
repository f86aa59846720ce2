import { mergeRsbuildConfig } from '@rsbuild/core';
import { stylesRule } from '@tipmark/rspack/styles-rule';
import type { StorybookConfig } from 'storybook-react-rsbuild';

/** Every component of the kit in its states. */
const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  rsbuildFinal: (built) =>
    mergeRsbuildConfig(built, {
      tools: { rspack: { module: { rules: [stylesRule({ isInserted: true })] } } },
    }),
};

export default config;
