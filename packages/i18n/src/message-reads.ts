import type { Messages, MessagesByNamespace } from './locale.ts';

/** The messages that are read while something runs: `namespace:group.key`. */
let reads: Set<string> | undefined;

export interface Recorded<Value> {
  readonly value: Value;
  readonly reads: ReadonlySet<string>;
}

/** Runs something synchronously and records what instances with `noteRead` are asked for. */
export function recordReads<Value>(run: () => Value): Recorded<Value> {
  const outer = reads;
  const own = new Set<string>();
  reads = own;
  try {
    return { value: run(), reads: own };
  } finally {
    reads = outer;
    for (const message of own) outer?.add(message);
  }
}

/** Adds a message to what is being recorded. */
export function noteRead(message: string): void {
  reads?.add(message);
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

interface Group {
  [key: string]: string | Messages | Group;
}

/** Those of the messages that were read; of a plural all forms, since numbers change on a page. */
export function readMessages(
  messages: MessagesByNamespace,
  keys: Iterable<string>,
): MessagesByNamespace {
  const picked: Group = {};
  for (const key of keys) {
    const at = key.indexOf(':');
    const path = [key.slice(0, at), ...key.slice(at + 1).split('.')];
    const last = path.pop() ?? '';
    let from: Messages | undefined = messages;
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
