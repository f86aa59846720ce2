import type { StorybookConfig } from 'storybook-react-rsbuild';

/**
 * Everything sports share to look at: the flows of this room, and the controls they are made of.
 */
const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../stories/**/*.stories.tsx', '../../ui-kit/stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
};

export default config;
