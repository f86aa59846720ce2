const REVOKE_MS = 10_000;

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // some browsers read it only after the click is over
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
}

/** File systems allow 255 bytes, a Cyrillic letter is two. */
const LONGEST = 120;

/** A name valid in every file system: letters and digits of any language, dashes between them. */
export const fileNameOf = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '') || 'file';
