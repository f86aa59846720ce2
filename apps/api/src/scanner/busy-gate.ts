import { createPlaces, type Places, type PlacesOptions } from '../access/places.ts';
import { Refusal } from '../errors.ts';

/** Keeps a crowd from the door: whoever is let in is answered soon, the others hear so at once. */
export type BusyGate = Pick<Places, 'run'> & { readonly countOfShed: number };

const RETRY_AFTER_SECONDS = 2;

/** Refused calls are told that it is busy, and when to come back. */
export function createBusyGate(options: Omit<PlacesOptions, 'refusal'>): BusyGate {
  let countOfShed = 0;
  const { run } = createPlaces({
    ...options,
    refusal: () => {
      countOfShed += 1;
      return new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    },
  });
  return {
    run,
    get countOfShed() {
      return countOfShed;
    },
  };
}
