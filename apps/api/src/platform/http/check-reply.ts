import type { DeclaredEndpoint } from '@tipmark/contract';
import * as z from 'zod/mini';

/** A handler answered something its contract does not promise. */
class BrokenReply extends Error {
  override readonly name = 'BrokenReply';
}

/** Checks a handler's responses against its contract, in development and tests. */
export function checkReply(endpoint: DeclaredEndpoint, reply: unknown): void {
  const result = z.safeParse(endpoint.reply, reply);
  if (result.success) return;
  const faults = result.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.map(String).join('.')}: ${issue.code}`);
  throw new BrokenReply(`Reply of ${endpoint.name} breaks its contract: ${faults.join('; ')}`);
}
