import { MARKETS } from '@tipmark/domain';
import { matchMessages } from './match-messages.ts';

test.each(['ru', 'en'] as const)(
  'a page of no sport has the name of every market of all sports in %s',
  async (locale) => {
    const messages: Readonly<Record<string, string>> = await matchMessages[locale]();
    const unnamed = Object.keys(MARKETS).filter((code) => !messages[`market-${code}`]);
    expect(unnamed).toEqual([]);
  },
);
