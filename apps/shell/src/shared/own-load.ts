import type { EndpointAddress, EndpointDefinition } from '@tipmark/contract';
import { createLoad, type Load } from '@tipmark/remote-kit';
import type * as z from 'zod/mini';

type OwnCall<Reply> = EndpointAddress &
  EndpointDefinition<{
    readonly summary: string;
    readonly reply: z.core.$ZodType<Reply, Reply>;
  }>;

/** A load that the shell's server answers itself: also while the API is away. */
export function ownLoad<Reply>(name: string, path: `/${string}`): Load<OwnCall<Reply>> {
  const request: OwnCall<Reply> = { name, method: 'GET', path, access: 'public', cache: 'private' };
  return createLoad(name, { request, when: 'latest' });
}
