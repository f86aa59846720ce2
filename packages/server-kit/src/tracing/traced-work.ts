import { currentSpan } from './span.ts';

/** Work with a protocol that is not HTTP, as a span where the caller is traced. */
export async function tracedWork<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const caller = currentSpan();
  if (caller?.isSampled !== true) return work();
  const span = caller.child(name, 'client');
  let isFailed = true;
  try {
    const result = await work();
    isFailed = false;
    return result;
  } finally {
    span.end({ isFailed });
  }
}
