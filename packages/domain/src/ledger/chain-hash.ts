/** What stands before the first entry. */
export const GENESIS_HASH = '0'.repeat(64);

/** Next link of the chain: SHA-256 hex of `previousHash + "\n" + json`. */
export async function chainHash(previousHash: string, json: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${previousHash}\n${json}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
