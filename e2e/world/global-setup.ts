import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveSignedIn } from './signed-in.ts';
import { startSite } from './site.ts';

/**
 * One site for the whole run, and its signed-in users. With SITE_URL set the specs run against a
 * running site.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const given = process.env['SITE_URL'];
  const site = given ? undefined : await startSite();
  if (site) {
    process.env['SITE_URL'] = site.url;
    process.env['SITE_API_URL'] = site.apiUrl;
    process.env['SITE_DATA_DIR'] = site.dataDir;
  }
  const signedIn = await mkdtemp(path.join(tmpdir(), 'tipmark-signed-in-'));
  const stop = async () => {
    await rm(signedIn, { recursive: true, force: true });
    await site?.stop();
  };
  try {
    await saveSignedIn(signedIn, site?.url ?? given ?? '');
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
