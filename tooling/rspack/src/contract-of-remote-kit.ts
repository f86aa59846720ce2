import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The contract version of the remote-kit this app is built against. It has to be read at build
 * time: at run time the remote gets the shell's remote-kit, whose version means nothing for the
 * remote.
 */
export async function contractOfRemoteKit(dir: string): Promise<number> {
  const source = createRequire(path.join(dir, 'package.json')).resolve('@tipmark/remote-kit');
  const kit = (await import(pathToFileURL(source).href)) as { CONTRACT_VERSION?: unknown };
  if (typeof kit.CONTRACT_VERSION !== 'number') {
    throw new Error(`${source} exports no CONTRACT_VERSION; the build of ${dir} needs it`);
  }
  return kit.CONTRACT_VERSION;
}
