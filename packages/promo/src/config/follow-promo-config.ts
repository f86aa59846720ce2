import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import builtIn from './default-promo.json' with { type: 'json' };
import { type PromoConfig, promoSchema } from './promo-schema.ts';

const POLL_EVERY_MS = 5000;
const MAX_BYTES = 1_000_000;
const MAX_LOGGED_PROBLEMS = 20;

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface FollowOptions {
  /** Without one, only the built-in file is used. */
  readonly file: string | undefined;
  /**
   * Whether the bookmakers of the built-in file exist: they are those of the simulated world.
   * Without them there are no promotions until a file is read.
   */
  readonly hasBuiltIn?: boolean;
  readonly log: Log;
  readonly onChange?: (config: PromoConfig) => void;
  readonly pollEveryMs?: number;
}

export interface FollowedPromo {
  /** The last valid file. */
  current(): PromoConfig;
  /** Checks whether the file has changed; also called by a timer. */
  look(): void;
  stop(): void;
}

export const defaultPromo = (): PromoConfig => promoSchema.parse(builtIn);

const noPromo = (): PromoConfig => ({ links: [], bookmakers: [], offers: [] });

/**
 * The promotions of a file, reloaded when it changes. An invalid or missing file changes nothing:
 * the last valid one stays in use, at first the built-in one, or none.
 */
export function followPromoConfig({
  file,
  hasBuiltIn = true,
  log,
  onChange = () => {},
  pollEveryMs = POLL_EVERY_MS,
}: FollowOptions): FollowedPromo {
  let config = hasBuiltIn ? defaultPromo() : noPromo();
  let seen = '';

  function look(): void {
    if (file === undefined) return;
    const version = versionOf(file);
    if (version === seen) return;
    seen = version;
    try {
      config = parsePromo(readFileSync(file, 'utf8'));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      log.error(
        { file, problem },
        'promotions: the file is not valid, the last valid one stays in use',
      );
      return;
    }
    log.info({ file, offers: config.offers.length }, 'promotions: file loaded');
    onChange(config);
  }

  look();
  const timer = setInterval(look, pollEveryMs).unref();
  return { current: () => config, look, stop: () => clearInterval(timer) };
}

/** Time and size of a file; constant while it is absent. */
function versionOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'absent';
}

/** @throws Error naming every invalid field, with the reason */
export function parsePromo(text: string): PromoConfig {
  if (text.length > MAX_BYTES) throw new Error(`it has more than ${MAX_BYTES} characters`);
  const { success, data, error } = promoSchema.safeParse(JSON.parse(text));
  if (success) return data;
  throw new Error(
    error.issues
      .slice(0, MAX_LOGGED_PROBLEMS)
      .map(({ path, message }) => `${z.core.toDotPath(path)}: ${message}`)
      .join('; '),
  );
}
