import { jestPreset } from '@tipmark/jest-preset';

/** The browser code runs in jsdom, the server in Node; reporters belong to the whole run. */
function project(folder, options) {
  const { reporters: _, ...preset } = jestPreset(options);
  return { ...preset, displayName: folder, testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`] };
}

export default {
  reporters: jestPreset().reporters,
  projects: [project('src', { dom: true }), project('server')],
};
