import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  feedbackInbox,
  moderateProfile,
  profilesOnModeration,
  ReplyOf,
} from '@tipmark/contract';
import { Command, InvalidArgumentError } from 'commander';
import { ConfigError, readConfig } from './platform/config/config.ts';

/** What an operator may do to what people wrote, through the running api of this machine. */
const program = new Command('moderate').description(
  'Hides what may not be read, shows what readers wrote. Records stay; the ledger says what was hidden.',
);

program
  .command('hide-text')
  .description('hide the text of a tip from everybody')
  .argument('<tipId>', 'number of the tip', toId)
  .action(hideText);

program
  .command('feedback')
  .description('show the letters that wait for an answer, oldest first')
  .action(showFeedback);

program
  .command('answered')
  .description('take a letter out of those that wait')
  .argument('<ticketId>', 'number of the letter')
  .action(markAnswered);

program
  .command('texts')
  .description('show names and descriptions that wait for a person')
  .action(showTexts);

for (const decision of ['approve', 'reject'] as const) {
  program
    .command(decision)
    .description(
      decision === 'approve'
        ? 'show the name and the description of a profile that wait'
        : 'throw away the name and the description of a profile that wait',
    )
    .argument('<userUrl>', 'address of the profile, its last part')
    .action((userUrl: string) => decide(userUrl, decision));
}

function toId(text: string): number {
  const id = Number(text);
  if (!Number.isInteger(id) || id < 1) throw new InvalidArgumentError('It is a whole number.');
  return id;
}

class Unanswered extends Error {}

/** Asks the running api of this machine with the key of the feed. */
async function ask<Data>(path: string, method: 'GET' | 'POST' = 'POST'): Promise<Data> {
  const config = readConfig(process.env);
  const url = `http://127.0.0.1:${config.API_PORT}${path}`;
  const authorization = config.FEED_KEY ?? keyIn(config.DATA_DIR);
  const headers = { authorization, 'accept-language': 'en' };
  const reply = await fetch(url, { method, headers }).catch(() => {
    throw new Unanswered(`No api answers at ${url}. Start the site, or set API_PORT to its port.`);
  });
  const { data, error } = (await reply.json()) as { data?: Data; error?: { message: string } };
  if (data === undefined)
    throw new Unanswered(error?.message ?? `The api answered ${reply.status}.`);
  return data;
}

async function hideText(tipId: number): Promise<void> {
  const path = `/moderation/tips/${tipId}/hide-text`;
  const { isHiddenNow } = await ask<{ isHiddenNow: boolean }>(path);
  process.stdout.write(
    isHiddenNow ? `The text of tip ${tipId} is hidden.\n` : 'It was hidden before.\n',
  );
}

type Waiting = ReplyOf<typeof profilesOnModeration>['profiles'][number];

function printWaiting({ url, name, nameOnModeration, descriptionOnModeration }: Waiting): void {
  process.stdout.write(`${url}  ${name}\n`);
  if (nameOnModeration !== null) process.stdout.write(`name: ${nameOnModeration}\n`);
  if (descriptionOnModeration !== null) {
    process.stdout.write(`description: ${descriptionOnModeration}\n`);
  }
  process.stdout.write('\n');
}

async function showTexts(): Promise<void> {
  const path = '/moderation/profiles';
  const { profiles } = await ask<ReplyOf<typeof profilesOnModeration>>(path, 'GET');
  if (profiles.length === 0) process.stdout.write('No text waits.\n');
  profiles.forEach(printWaiting);
}

async function decide(userUrl: string, decision: 'approve' | 'reject'): Promise<void> {
  const path = `/moderation/profiles/${encodeURIComponent(userUrl)}/${decision}`;
  const { name, url, isDecidedNow } = await ask<ReplyOf<typeof moderateProfile>>(path);
  const done = decision === 'approve' ? 'is shown' : 'is thrown away';
  process.stdout.write(
    isDecidedNow ? `What waited of ${name} (${url}) ${done}.\n` : 'Nothing waited.\n',
  );
}

type Letter = ReplyOf<typeof feedbackInbox>['letters'][number];

function printLetter({ ticketId, topic, email, userUrl, message, url, writtenAt }: Letter): void {
  const at = new Date(writtenAt * 1_000).toISOString();
  const from = userUrl === null ? email : `${email} (${userUrl})`;
  const page = url === null ? '' : `about ${url}\n`;
  process.stdout.write(`${ticketId}  ${at}  topic ${topic}  ${from}\n${page}${message}\n\n`);
}

async function showFeedback(): Promise<void> {
  const { letters } = await ask<ReplyOf<typeof feedbackInbox>>('/moderation/feedback', 'GET');
  if (letters.length === 0) process.stdout.write('Nobody waits for an answer.\n');
  letters.forEach(printLetter);
}

async function markAnswered(ticketId: string): Promise<void> {
  const path = `/moderation/feedback/${encodeURIComponent(ticketId)}/answered`;
  const { isAnsweredNow } = await ask<{ isAnsweredNow: boolean }>(path);
  process.stdout.write(
    isAnsweredNow ? `Letter ${ticketId} is answered.\n` : 'It was answered before.\n',
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
