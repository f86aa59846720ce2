/**
 * Node flags of the shell server. A rendered page of a full day is some 6 MB of short-lived
 * objects, and several are under way at once: in V8's small young generation they outlive a
 * collection and are copied again and again, which is a third of the processor time of a page. From
 * such survivors, mostly during the start, V8 also learns to allocate rows and elements in the old
 * generation; nothing of a page lives that long, so it must not learn.
 */
export const pageServerFlags = [
  '--max-semi-space-size=64',
  '--no-allocation-site-pretenuring',
] as const;
