import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { ConfigError, readConfig } from './config.ts';

/** What an operator may do to what people wrote, through the running api of this machine. */
const program = new Command('moderate').description(
  'Hides what may not be read. Records stay as they are; the ledger says what was hidden.',
);

program
  .command('hide-text')
  .description('hide the text of a tip from everybody')
  .argument('<tipId>', 'number of the tip', toId)
  .action(hideText);

function toId(text: string): number {
  const id = Number(text);
  if (!Number.isInteger(id) || id < 1) throw new InvalidArgumentError('It is a whole number.');
  return id;
}

class Unanswered extends Error {}

async function hideText(tipId: number): Promise<void> {
  const config = readConfig(process.env);
  const url = `http://127.0.0.1:${config.API_PORT}/moderation/tips/${tipId}/hide-text`;
  const authorization = config.FEED_KEY ?? keyIn(config.DATA_DIR);
  const reply = await fetch(url, {
    method: 'POST',
    headers: { authorization, 'accept-language': 'en' },
  }).catch(() => {
    throw new Unanswered(`No api answers at ${url}. Start the site, or set API_PORT to its port.`);
  });
  const { data, error } = (await reply.json()) as {
    data?: { isHiddenNow: boolean };
    error?: { message: string };
  };
  if (data === undefined)
    throw new Unanswered(error?.message ?? `The api answered ${reply.status}.`);
  process.stdout.write(
    data.isHiddenNow ? `The text of tip ${tipId} is hidden.\n` : 'It was hidden before.\n',
  );
}

function keyIn(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'feed.key'), 'utf8').trim();
  } catch {
    throw new Unanswered(`There is no feed.key in ${dataDir}. Set DATA_DIR or FEED_KEY.`);
  }
}

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Unanswered) && !(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
