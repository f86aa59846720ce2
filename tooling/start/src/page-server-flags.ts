/**
 * Node flags of the shell server. A rendered page of a full day is some 20 MB of short-lived objects,
 * and several are under way at once: in V8's small young generation they outlive a collection and are
 * copied again and again, which is a third of the processor time of a page.
 */
export const pageServerFlags = ['--max-semi-space-size=64'] as const;
