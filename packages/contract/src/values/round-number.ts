import * as z from 'zod/mini';
import { integer } from './positional.ts';

const MOST_ROUNDS = 200;

/** Absent = the round of the day. */
export const roundNumber = () => z.optional(integer(1, MOST_ROUNDS));
