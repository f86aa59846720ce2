import type { EndpointDefinition } from '@tipmark/contract';
import { onMatchFollowed } from '@tipmark/match-features';
import { loadOf, type MatchNewsCalls } from '@tipmark/match-features/pages';
import { createCommand } from '@tipmark/remote-kit';

interface Calls {
  readonly read: EndpointDefinition;
  readonly save: EndpointDefinition;
  readonly remove: EndpointDefinition;
}

/** The calls about the notifications of a match, under names of the scanner's own. */
export function newsCalls(
  { read, save, remove }: Calls,
  offered?: NonNullable<MatchNewsCalls['offered']>,
): MatchNewsCalls {
  const onSuccess = onMatchFollowed as never;
  const calls = {
    read: loadOf(read, 'OfScanner'),
    save: createCommand(`${save.name}OfScanner`, { request: save, onSuccess }),
    remove: createCommand(`${remove.name}OfScanner`, { request: remove, onSuccess }),
  };
  // Requests and replies are the same in all sports; only the names differ.
  return { ...(calls as unknown as MatchNewsCalls), ...(offered && { offered }) };
}
