import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { promoReport } from '@tipmark/promo-layer/report';
import { textTable } from '@tipmark/server-kit';
import { readConfig } from './config/config.ts';

const DEFAULT_DAYS = 30;
const usage = 'npm run promo -- report [--days 30]   shows and clicks of offers, by day and place';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: String(DEFAULT_DAYS) } },
  });
  const days = Number(values.days);
  if (positionals[0] !== 'report' || !Number.isInteger(days) || days < 1) throw new Error(usage);
  const { promoDir } = readConfig(process.env);
  const files = (await readdir(promoDir).catch(() => []))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .slice(-days);
  const texts = files.map((name) => readFile(path.join(promoDir, name), 'utf8'));
  const { rows, unread } = promoReport(await Promise.all(texts));
  process.stdout.write(textTable(rows));
  if (unread > 0) console.error(`${unread} lines could not be read.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
