import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Only for Storybook: remotes bundle the sources they use. */
export default defineConfig({ plugins: [pluginReact()] });
