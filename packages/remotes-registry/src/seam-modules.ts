import * as kit from '@tipmark/remote-kit';
import * as i18n from '@tipmark/remote-kit/i18n';
import * as router from '@tipmark/remote-kit/router';
import * as rx from '@tipmark/remote-kit/rx';
import * as store from '@tipmark/remote-kit/store';
import * as uiKit from '@tipmark/ui-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export type SeamModule = Readonly<Record<string, unknown>>;

/** The shell's own copies of the modules of the seam: all a remote's server bundle may require. */
export const seamModules: Readonly<Record<string, SeamModule>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@tipmark/remote-kit': kit as unknown as SeamModule,
  '@tipmark/remote-kit/router': router as unknown as SeamModule,
  '@tipmark/remote-kit/store': store as unknown as SeamModule,
  '@tipmark/remote-kit/rx': rx as unknown as SeamModule,
  '@tipmark/remote-kit/i18n': i18n as unknown as SeamModule,
  '@tipmark/ui-kit': uiKit as unknown as SeamModule,
};
