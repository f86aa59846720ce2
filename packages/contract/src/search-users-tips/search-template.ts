import * as z from 'zod/mini';

/** The template of a search, as its answer names it. */
export function searchTemplate<Params extends z.ZodMiniType>(params: Params) {
  return z.object({
    id: z.int(),
    name: z.string(),
    /** False for presets. */
    isModifiable: z.boolean(),
    params,
  });
}
