/** Where words go: the terminal, or a test. */
export interface Terminal {
  write(text: string): void;
  isTty: boolean;
}

export interface Progress {
  /** One record of that row of the file is on its way. */
  step(row: number): void;
  /** A line that stays. */
  say(text: string): void;
}

const TTY_EVERY_MS = 100;
const PLAIN_EVERY_MS = 5_000;

/**
 * Shows how far a long file is: one line that rewrites itself on a terminal, else a line now and
 * then.
 */
export function createProgress(
  terminal: Terminal,
  nowMs: () => number,
): Progress & {
  begin(label: string, total: number): void;
} {
  const everyMs = terminal.isTty ? TTY_EVERY_MS : PLAIN_EVERY_MS;
  let label = '';
  let total = 0;
  let shownAt = nowMs();
  let isShown = false;
  const clear = () => {
    if (isShown) terminal.write('\r\u{1B}[K');
    isShown = false;
  };
  return {
    begin(nextLabel, nextTotal) {
      label = nextLabel;
      total = nextTotal;
    },
    step(row) {
      if (nowMs() - shownAt < everyMs) return;
      shownAt = nowMs();
      const text = `${label}: row ${Math.min(row, total)} of ${total}`;
      terminal.write(terminal.isTty ? `\r\u{1B}[K${text}` : `${text}\n`);
      isShown = terminal.isTty;
    },
    say(text) {
      clear();
      terminal.write(`${text}\n`);
    },
  };
}
