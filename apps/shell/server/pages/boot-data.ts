import { rawDataOf } from '@tipmark/api-client/server';
import type { HostState } from '@tipmark/remote-kit';
import { scriptJson } from '@tipmark/web-server';
import type { BootData } from '../../src/host/routing/boot-data.ts';

/** Part of the JSON of a page: text, or bytes that are inserted unchanged. */
export type Piece = string | Buffer;

const suspects = ['<', '>', '&', '\u2028', '\u2029'].map((character) => Buffer.from(character));

const isHarmless = (bytes: Buffer): boolean =>
  suspects.every((suspect) => bytes.indexOf(suspect) === -1);

const constants = new WeakMap<object, Buffer>();

/** JSON of an object that never changes, serialised once. */
function constantJson(value: object): Buffer {
  const known = constants.get(value) ?? Buffer.from(scriptJson(value));
  constants.set(value, known);
  return known;
}

/** An object with some members serialised already. */
function withWritten(rest: object, written: readonly (readonly [string, readonly Piece[]])[]) {
  const start = scriptJson(rest).slice(0, -1);
  const pieces: Piece[] = [start];
  let comma = start === '{' ? '' : ',';
  for (const [key, value] of written) {
    pieces.push(`${comma}${scriptJson(key)}:`, ...value);
    comma = ',';
  }
  pieces.push('}');
  return pieces;
}

/** A reply of the API is passed on unchanged, unless something in it must be escaped. */
function slotJson(slot: { readonly data?: unknown }): readonly Piece[] {
  const { data, ...rest } = slot;
  const raw = typeof data === 'object' && data !== null ? rawDataOf(data) : undefined;
  return raw && isHarmless(raw) ? withWritten(rest, [['data', [raw]]]) : [scriptJson(slot)];
}

/** The boot data as in the page; its messages must be the same object for every such page. */
export function bootJson({ i18n, state, ...rest }: BootData): readonly Piece[] {
  // no page starts with a command under way
  const { loads = {}, commands: _, ...slices } = state;
  const slots = Object.entries(loads).map(([name, slot]) => [name, slotJson(slot)] as const);
  return withWritten(rest, [
    ['i18n', [constantJson(i18n)]],
    ['state', withWritten(slices, [['loads', withWritten({}, slots)]])],
  ]);
}

/**
 * The state without unchanged slices: the reducers of the browser begin with the same.
 * @param initial the state before the screen was loaded
 */
export function withoutInitial(state: HostState, initial: HostState): HostState {
  const { loads, commands, session, view, ...slices } = state;
  const before = new Map(Object.entries(initial));
  const changed = Object.entries(slices).filter(([name, slice]) => slice !== before.get(name));
  return { ...Object.fromEntries(changed), loads, commands, session, view };
}
