/** The previous hash of the first entry. */
export const GENESIS_HASH = '0'.repeat(64);

/** SHA-256 of a text as lower-case hex; runs in browsers. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Next link of the chain: SHA-256 hex of `previousHash + "\n" + json`. */
export function chainHash(previousHash: string, json: string): Promise<string> {
  return sha256Hex(`${previousHash}\n${json}`);
}
