import type { Preview } from '@storybook/react';
import { useLayoutEffect } from 'react';
import { baseCss } from '../src/theme/base-css.ts';
import { tokensCss } from '../src/theme/tokens.ts';

/** The page of every story, as in the shell: tokens, base, theme on html. */
function wear(theme: string): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  if (document.getElementById('kit')) return;
  const style = document.createElement('style');
  style.id = 'kit';
  style.textContent = tokensCss() + baseCss;
  document.head.prepend(style);
}

const WIDTHS = [320, 360, 644, 992, 1280];

const preview: Preview = {
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          `w${width}`,
          { name: `${width}`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = String(globals['theme']);
      useLayoutEffect(() => wear(theme), [theme]);
      return <Story />;
    },
  ],
};

export default preview;
