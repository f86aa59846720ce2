import { COURT_TYPE } from '@tipmark/domain';
import * as z from 'zod/mini';

const { any: _, ...SURFACES } = COURT_TYPE;

/** What a tennis match is played on. */
export const surfaceOfCourt = z.enum(SURFACES);

export type SurfaceOfCourt = z.output<typeof surfaceOfCourt>;
