import { Command } from 'commander';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { findMissing } from './start/neighbours/check-neighbours.ts';
import { neighbours } from './start/neighbours/neighbours.ts';
import { runCommand } from './start/run-command.ts';

const program = new Command('check')
  .description(
    'Says what a public site still needs: mail server, records of its domain, bot, Redis.',
  )
  .option('--dkim <selector>', 'selector under which the mail server signs')
  .action(run);

async function run({ dkim }: { readonly dkim?: string }): Promise<void> {
  const missing = await findMissing(readConfig(process.env), neighbours, dkim);
  for (const sentence of missing) process.stdout.write(`${sentence}\n`);
  if (missing.length === 0) process.stdout.write('Nothing is missing.\n');
}

await runCommand(program, [ConfigError]);
