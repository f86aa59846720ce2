import { COURT_TYPE } from '@tipmark/domain';
import * as z from 'zod/mini';

const { any: _, ...SURFACES } = COURT_TYPE;

/** The surface of a tennis match. */
export const surfaceOfCourt = z.enum(SURFACES);

export type SurfaceOfCourt = z.output<typeof surfaceOfCourt>;
