const DEADLINE_MS = 3000;

/** The body behind an address, within 3 s and a size; redirects are not followed. */
export async function fetchBytes(address: URL, maxBytes: number): Promise<Buffer> {
  const reply = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch((error: unknown) => {
    throw new Error(`${address.href} is not responding (${whyOf(error)})`, { cause: error });
  });
  if (!reply.ok || !reply.body) throw new Error(`${address.href} answers ${reply.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`${address.href} is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
