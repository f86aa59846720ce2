import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings whose values are secrets, whatever is added to them. */
const SECRET_NAME = /(?:SECRET|TOKEN|KEY|PASSWORD|SESSION)$/;
const SECRET_FILE = /\.(?:key|secret)$/;
/** A value in the query of an address that is long enough to be a key. */
const MIN_KEY_LENGTH = 12;

/** A name and its password as they are sent, before they are encoded. */
const basic = (user: string, password: string) => `${user}:${password}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Passwords and keys within an address. */
function secretsOfAddress(text: string): string[] {
  if (!URL.canParse(text)) return [];
  const { username, password, searchParams } = new URL(text);
  const keys = [...searchParams.values()].filter(({ length }) => length >= MIN_KEY_LENGTH);
  if (password === '') return keys;
  const plain = decoded(password);
  return [...keys, password, plain, basic(decoded(username), plain)];
}

/** Every value of a process's environment that no log, answer or metric may contain. */
export function secretsOfEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => [
    ...(SECRET_NAME.test(name) ? [value] : []),
    ...secretsOfAddress(value),
  ]);
}

/** The keys of a site that are files of its data folder; of a key in PEM its secret lines. */
export function secretsOfFolder(dataDir: string): string[] {
  let files: string[];
  try {
    files = readdirSync(dataDir).filter((name) => SECRET_FILE.test(name));
  } catch {
    // whoever needs the folder says that it cannot be read
    return [];
  }
  return files.flatMap((name) => {
    const lines = readFileSync(join(dataDir, name), 'utf8').trim().split('\n');
    return lines.filter((line) => !line.startsWith('-----'));
  });
}
