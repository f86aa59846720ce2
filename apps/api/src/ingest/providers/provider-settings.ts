import { readFileSync, statSync } from 'node:fs';
import {
  BUILT_IN_SETTINGS,
  readSettings,
  type ScheduleSettings,
  SettingsRefused,
} from '@tipmark/providers';
import { ConfigError } from '../../platform/config/config.ts';

/**
 * Reads leagues, markets, bookmakers and budgets; without a file the built-in ones.
 * @throws ConfigError naming the file and the fields
 */
export function settingsIn(file: string | undefined): ScheduleSettings {
  if (file === undefined) return BUILT_IN_SETTINGS;
  try {
    return readSettings(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SettingsRefused ? error.message : String(error);
    throw new ConfigError(`PROVIDERS_CONFIG: ${file} cannot be used: ${reason}`);
  }
}

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Time and size of a file; constant while it is absent. */
function versionOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? 'absent' : `${found.mtimeMs} ${found.size}`;
}

/**
 * The settings of a file, read again when it changes. An invalid or missing one changes nothing:
 * the last valid one stays in use.
 * @returns the settings as they are now
 * @throws ConfigError where the file is not valid at first
 */
export function followSettings(file: string | undefined, log: Log): () => ScheduleSettings {
  let seen = file === undefined ? '' : versionOf(file);
  let settings = settingsIn(file);
  return () => {
    if (file === undefined) return settings;
    const version = versionOf(file);
    if (version === seen) return settings;
    seen = version;
    try {
      settings = settingsIn(file);
      log.info({ file, leagues: settings.leagues.length }, 'providers: settings loaded');
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      log.error({ file, problem }, 'providers: the last valid settings stay in use');
    }
    return settings;
  };
}
