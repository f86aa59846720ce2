import { jestPreset } from '@tipmark/jest-preset';

const { reporters, workerIdleMemoryLimit } = jestPreset();

/**
 * The browser code runs in jsdom, the server in Node; reporters and memory apply to the whole run.
 */
function project(folder, options) {
  const { reporters: _, workerIdleMemoryLimit: __, ...preset } = jestPreset(options);
  return { ...preset, displayName: folder, testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`] };
}

export default {
  reporters,
  workerIdleMemoryLimit,
  projects: [
    project('src', { dom: true }),
    project('stories', { dom: true }),
    project('server'),
    project('worker'),
  ],
};
