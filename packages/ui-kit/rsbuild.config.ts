import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Only for Storybook: the product bundles the kit's sources where it uses them. */
export default defineConfig({ plugins: [pluginReact()] });
