import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Checkout, openCheckout } from './checkout.ts';
import { HERE } from './plans.ts';

export interface CheckoutOptions {
  /** The repository of the commits. */
  readonly repository?: string;
  /** Builds of commits, kept for the next time. */
  readonly folder?: string;
  /** Installs the packages of a checkout and builds it. @throws Error */
  readonly build?: (root: string) => void;
}

/**
 * Opens the folder of a checkout or a commit of this repository, which is checked out and built
 * aside unless it was before.
 * @throws Error that names what is wrong, and what to do about it
 */
export function checkoutOf(
  folderOrCommit: string,
  {
    repository = HERE,
    folder = path.join(tmpdir(), 'tipmark-builds'),
    build = buildIn,
  }: CheckoutOptions = {},
): Checkout {
  if (existsSync(folderOrCommit)) return openCheckout(folderOrCommit);
  const commit = commitOf(repository, folderOrCommit);
  if (commit === undefined)
    throw new Error(
      `--from ${folderOrCommit}: neither a folder nor a commit of this repository; give one of "git log"`,
    );
  const root = path.join(folder, commit);
  if (isWhole(root)) return openCheckout(root);
  if (!existsSync(root)) checkOut(repository, commit, root);
  build(root);
  return openCheckout(root);
}

/** Without the history: objects are read from the repository. */
function checkOut(repository: string, commit: string, root: string): void {
  mkdirSync(path.dirname(root), { recursive: true });
  git(repository, ['clone', '--quiet', '--shared', '--no-checkout', repository, root]);
  git(root, ['checkout', '--quiet', '--detach', commit]);
}

function git(folder: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

function commitOf(repository: string, name: string): string | undefined {
  const args = ['-C', repository, 'rev-parse', '--verify', '--quiet', '--end-of-options'];
  const { status, stdout } = spawnSync('git', [...args, `${name}^{commit}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function isWhole(root: string): boolean {
  try {
    openCheckout(root);
    return true;
  } catch {
    return false;
  }
}

function buildIn(root: string): void {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm run build in ${root} failed; its output is above`);
}
