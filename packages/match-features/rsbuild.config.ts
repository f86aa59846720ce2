import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** For Storybook alone: remotes bundle the sources they use. */
export default defineConfig({ plugins: [pluginReact()] });
