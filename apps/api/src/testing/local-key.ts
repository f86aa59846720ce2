import type { TestApi } from './create-test-api.ts';

/** The key of a call that only this machine may make: records have one of their own. */
export function localKeyOf({ services }: TestApi, name: string): string {
  return name === 'feedRecords' ? services.feedKey : services.operatorKey;
}
