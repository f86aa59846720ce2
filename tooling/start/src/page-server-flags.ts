/**
 * Node flags of the shell server. A rendered page of a full day is some 6 MB of short-lived
 * objects, and several are under way at once: in V8's small young generation they outlive a
 * collection and are copied again and again, which is a third of the processor time of a page. V8
 * also learns from such survivors, mostly while it is starting, to make rows and elements in the
 * old generation from then on; nothing of a page lives that long, so it must not learn.
 */
export const pageServerFlags = [
  '--max-semi-space-size=64',
  '--no-allocation-site-pretenuring',
] as const;
