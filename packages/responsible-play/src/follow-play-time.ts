import type { Locale } from '@tipmark/remote-kit';
import { readLimits, readTime, storeTime } from './play-storage.ts';
import { COUNT_EVERY_SECONDS, countPlay, type PlayLimits, type Reminder } from './play-time.ts';
import { remind } from './remind-dialog.ts';

export interface PlayTimeOptions {
  readonly locale: Locale;
  readonly show: (reminder: Reminder, limits: PlayLimits, locale: Locale) => void;
  readonly storage?: Storage;
  readonly nowSeconds?: () => number;
  readonly isLookedAt?: () => boolean;
}

const MS = 1_000;
/** More often than minutes are counted: timers of a background tab are late. */
const LOOK_EVERY_SECONDS = COUNT_EVERY_SECONDS / 4;

const dayOf = (seconds: number): string => {
  const date = new Date(seconds * MS);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
};

/** Counts the time a visitor spends here and reminds them of the limits they set. */
export function followPlayTime({
  locale,
  show,
  storage = localStorage,
  nowSeconds = () => Math.floor(Date.now() / MS),
  isLookedAt = () => document.visibilityState === 'visible',
}: PlayTimeOptions): () => void {
  function look(): void {
    if (!isLookedAt()) return;
    const limits = readLimits(storage);
    const now = nowSeconds();
    const { time, reminder } = countPlay(readTime(storage), limits, {
      day: dayOf(now),
      nowSeconds: now,
    });
    storeTime(time, storage);
    if (reminder) show(reminder, limits, locale);
  }
  look();
  const timer = setInterval(look, LOOK_EVERY_SECONDS * MS);
  return () => clearInterval(timer);
}

let isFollowed = false;

/** Starts following; once per page, however often it is called. */
export function startPlayTime(locale: Locale): void {
  if (isFollowed) return;
  isFollowed = true;
  followPlayTime({ locale, show: remind });
}
