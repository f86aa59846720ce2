import { minutesOfDay } from '@tipmark/domain';
import * as z from 'zod/mini';
import { boundedText } from './positional.ts';

/** `HH:mm` */
export const timeOfDay = () =>
  boundedText(5).check(
    z.refine((text) => minutesOfDay(text) !== undefined, { error: 'is not a time, HH:mm' }),
  );
