import { createFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { createS3Store, type S3Options } from './s3-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The object store of `REMOTES_URL`; undefined when releases are in the folder of this machine. */
export function readS3Options(env: Environment): S3Options | undefined {
  const url = env['REMOTES_URL'];
  if (!url) return undefined;
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(url) ?? [];
  const plain = prefix.replace(/^\/+|\/+$/g, '');
  if (!bucket || !/^(?!.*\.\.)[\w./-]*$/.test(plain)) {
    throw new Error('REMOTES_URL is not the address of a bucket: s3://bucket/prefix');
  }
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/?#@]+/.test(endpoint)) {
    throw new Error('AWS_ENDPOINT_URL_S3 is not an address, as in https://store.example');
  }
  const accessKeyId = env['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'];
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('REMOTES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  return {
    bucket,
    prefix: plain,
    endpoint,
    region: env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1',
    accessKeyId,
    secretAccessKey,
    sessionToken: env['AWS_SESSION_TOKEN'] || undefined,
  };
}

/** The store the environment names: `REMOTES_URL`, or the folder. */
export function openReleaseStore(env: Environment, folder: string): ReleaseStore {
  const options = readS3Options(env);
  return options ? createS3Store(options) : createFolderStore(folder);
}
