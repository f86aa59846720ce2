import type { I18n } from './create-i18n.ts';
import type { Messages, MessagesByNamespace } from './locale.ts';

/** The messages that are read while something runs: `namespace:group.key`. */
let reads: Set<string> | undefined;

export interface Recorded<Value> {
  readonly value: Value;
  readonly reads: ReadonlySet<string>;
}

/** Runs something synchronously and records the messages it reads from instances that report. */
export function recordReads<Value>(run: () => Value): Recorded<Value> {
  const outer = reads;
  const own = new Set<string>();
  reads = own;
  try {
    return { value: run(), reads: own };
  } finally {
    reads = outer;
    noteReads(own);
  }
}

/** Adds messages to what is being recorded: a cache found their text without reading them. */
export function noteReads(keys: Iterable<string>): void {
  if (!reads) return;
  for (const key of keys) reads.add(key);
}

/** Where an instance reads its messages, which its own type does not declare. */
interface Store {
  getResource: (...given: readonly unknown[]) => unknown;
}

/** Makes an instance report every message it reads. */
export function reportReads(instance: I18n): void {
  const store = instance.store as unknown as Store;
  const read = store.getResource.bind(store);
  store.getResource = (...given) => {
    const found = read(...given);
    const [, namespace, key] = given;
    if (found !== undefined && typeof key === 'string') reads?.add(`${String(namespace)}:${key}`);
    return found;
  };
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

interface Group {
  [key: string]: string | Messages | Group;
}

/** Those of the messages that were read; of a plural all forms, since numbers change on a page. */
export function readMessages(
  words: MessagesByNamespace,
  keys: Iterable<string>,
): MessagesByNamespace {
  const picked: Group = {};
  for (const key of keys) {
    const at = key.indexOf(':');
    const path = [key.slice(0, at), ...key.slice(at + 1).split('.')];
    const last = path.pop() ?? '';
    let from: Messages | undefined = words;
    let into = picked;
    for (const step of path) {
      from = from?.[step] as Messages | undefined;
      into[step] ??= {};
      into = into[step] as Group;
    }
    for (const form of formsOf(last, from)) {
      const message = from?.[form];
      if (message !== undefined) into[form] = message;
    }
  }
  return picked as MessagesByNamespace;
}

function formsOf(key: string, group: Messages = {}): readonly string[] {
  if (!PLURAL.test(key)) return [key];
  const stem = key.replace(PLURAL, '');
  return Object.keys(group).filter((one) => PLURAL.test(one) && one.replace(PLURAL, '') === stem);
}
