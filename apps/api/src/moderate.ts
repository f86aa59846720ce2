import { readFileSync } from 'node:fs';
import type {
  dropBulkMessages,
  endSessions,
  feedbackInbox,
  moderateProfile,
  profilesOnModeration,
  ReplyOf,
  sendSiteNews,
} from '@tipmark/contract';
import { Command, InvalidArgumentError } from 'commander';
import { ConfigError } from './platform/config/config.ts';
import { callRunningApi as ask, Unanswered } from './start/call-running-api.ts';
import { runCommand } from './start/run-command.ts';

/** Moderation commands of an operator, through the running API of this machine. */
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
  .description('show names, descriptions and Telegram names that wait for a person')
  .action(showTexts);

for (const decision of ['approve', 'reject'] as const) {
  program
    .command(decision)
    .description(
      decision === 'approve'
        ? 'show what waits of a profile: its name, description, Telegram name'
        : 'throw away what waits of a profile: its name, description, Telegram name',
    )
    .argument('<userUrl>', 'address of the profile, its last part')
    .action((userUrl: string) => decide(userUrl, decision));
}

program
  .command('news')
  .description('send news of the site to everybody who wants it; nobody gets the same id twice')
  .argument('<file>', 'JSON with id, title and text, both in ru and en')
  .action(postSiteNews);

program
  .command('drop-bulk')
  .description('give up the messages to followers and digests that wait; notices of the site stay')
  .action(dropBulk);

program
  .command('end-sessions')
  .description('sign an account out everywhere, or with --all everybody: after a leak')
  .argument('[userUrl]', 'address of the profile, its last part')
  .option('--all', 'the sessions of every account')
  .action(signOut);

function toId(text: string): number {
  const id = Number(text);
  if (!Number.isInteger(id) || id < 1)
    throw new InvalidArgumentError('An id is a whole number, as in the list of texts.');
  return id;
}

async function hideText(tipId: number): Promise<void> {
  const path = `/moderation/tips/${tipId}/hide-text`;
  const { isHiddenNow } = await ask<{ isHiddenNow: boolean }>(path);
  process.stdout.write(
    isHiddenNow ? `The text of tip ${tipId} is hidden.\n` : 'It was already hidden.\n',
  );
}

type Waiting = ReplyOf<typeof profilesOnModeration>['profiles'][number];

function printWaiting({
  url,
  name,
  nameOnModeration,
  descriptionOnModeration,
  telegramOnModeration,
}: Waiting): void {
  process.stdout.write(`${url}  ${name}\n`);
  if (nameOnModeration !== null) process.stdout.write(`name: ${nameOnModeration}\n`);
  if (descriptionOnModeration !== null) {
    process.stdout.write(`description: ${descriptionOnModeration}\n`);
  }
  if (telegramOnModeration !== null) process.stdout.write(`telegram: ${telegramOnModeration}\n`);
  process.stdout.write('\n');
}

async function showTexts(): Promise<void> {
  const path = '/moderation/profiles';
  const { profiles } = await ask<ReplyOf<typeof profilesOnModeration>>(path, 'GET');
  if (profiles.length === 0) process.stdout.write('No texts are waiting for review.\n');
  profiles.forEach(printWaiting);
}

async function decide(userUrl: string, decision: 'approve' | 'reject'): Promise<void> {
  const path = `/moderation/profiles/${encodeURIComponent(userUrl)}/${decision}`;
  const { name, url, isDecidedNow } = await ask<ReplyOf<typeof moderateProfile>>(path);
  const done = decision === 'approve' ? 'is shown' : 'is thrown away';
  process.stdout.write(
    isDecidedNow
      ? `What waited of ${name} (${url}) ${done}.\n`
      : 'Nothing was waiting for review.\n',
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
  if (letters.length === 0) process.stdout.write('No messages are waiting for an answer.\n');
  letters.forEach(printLetter);
}

async function markAnswered(ticketId: string): Promise<void> {
  const path = `/moderation/feedback/${encodeURIComponent(ticketId)}/answered`;
  const { isAnsweredNow } = await ask<{ isAnsweredNow: boolean }>(path);
  process.stdout.write(
    isAnsweredNow ? `Letter ${ticketId} is answered.\n` : 'It has already been answered.\n',
  );
}

async function postSiteNews(file: string): Promise<void> {
  const body = readFileSync(file, 'utf8');
  const { readers } = await ask<ReplyOf<typeof sendSiteNews>>('/moderation/news', 'POST', body);
  process.stdout.write(`The site news goes to ${readers} readers.\n`);
}

async function dropBulk(): Promise<void> {
  const path = '/moderation/messages/drop-bulk';
  const { dropped } = await ask<ReplyOf<typeof dropBulkMessages>>(path);
  process.stdout.write(`${dropped} messages to followers and digests were given up.\n`);
}

async function signOut(
  userUrl: string | undefined,
  { all: isOfAll = false }: { readonly all?: boolean },
): Promise<void> {
  if ((userUrl !== undefined) === isOfAll)
    program.error('Give either the address of one profile, or --all.');
  const body = JSON.stringify({ userUrl: userUrl ?? null });
  const path = '/moderation/sessions/end';
  const { ended } = await ask<ReplyOf<typeof endSessions>>(path, 'POST', body);
  process.stdout.write(`${ended} sessions ended.\n`);
}

await runCommand(program, [Unanswered, ConfigError]);
