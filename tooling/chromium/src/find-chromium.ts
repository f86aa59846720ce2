import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'] as const;

/** The machine as the search sees it; tests pass their own. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  isRoot: boolean;
  /** whether this program starts and prints its version */
  starts(program: string): boolean;
  /** downloads Playwright's own Chromium; returns its path, or undefined when it cannot */
  downloadFromPlaywright(): string | undefined;
  /** installs a Debian package; false when it cannot */
  installPackage(name: string): boolean;
  say(line: string): void;
}

/**
 * The Chromium for tests and benches: PW_CHROMIUM, else the first on PATH, else Playwright's own
 * download, else Debian's package when root. Throws with the package's name when there is none.
 */
export function findChromium(machine: Machine): string {
  const given = machine.env['PW_CHROMIUM'];
  if (given) {
    if (machine.starts(given)) return given;
    throw new Error(`PW_CHROMIUM=${given} does not start: give the path of a Chromium that does.`);
  }
  const found = firstOnPath(machine) ?? downloaded(machine) ?? packaged(machine);
  if (found) return found;
  throw new Error(
    'No Chromium: install the package "chromium" (apt-get install chromium), ' +
      'or set PW_CHROMIUM to the path of one.',
  );
}

function firstOnPath(machine: Machine): string | undefined {
  const folders = (machine.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  for (const name of NAMES) {
    const program = folders.map((folder) => path.join(folder, name)).find(isExecutable);
    if (program && machine.starts(program)) return program;
  }
  return undefined;
}

function downloaded(machine: Machine): string | undefined {
  machine.say("No Chromium on PATH: trying Playwright's download…");
  const program = machine.downloadFromPlaywright();
  return program && machine.starts(program) ? program : undefined;
}

function packaged(machine: Machine): string | undefined {
  if (!machine.isRoot) return undefined;
  machine.say('Installing the Debian package chromium…');
  return machine.installPackage('chromium') ? firstOnPath(machine) : undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
