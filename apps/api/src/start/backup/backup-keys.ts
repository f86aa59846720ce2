import type { Config } from '../../platform/config/config.ts';

/** The keys of a site: the file of each in DATA_DIR, and the variable that may take its place. */
export const KEYS = [
  { file: 'guest.secret', variable: 'GUEST_SECRET' },
  { file: 'totp.key', variable: 'TOTP_KEY' },
  { file: 'feed.key', variable: 'FEED_KEY' },
  { file: 'operator.key', variable: 'OPERATOR_KEY' },
  { file: 'push.key', variable: 'PUSH_KEY' },
  { file: 'ledger.key', variable: 'LEDGER_KEY' },
] as const;

/** Keys that are set as variables: they are in no file of DATA_DIR. */
export function keysOfVariables(config: Config): { readonly file: string; readonly key: string }[] {
  return KEYS.flatMap(({ file, variable }) => {
    const key = config[variable];
    return key === undefined ? [] : [{ file, key }];
  });
}
