/** Where output goes: the terminal, or a test. */
export interface Terminal {
  write(text: string): void;
  isTty: boolean;
}

export interface Progress {
  /**
   * Begins a file.
   * @param rows undefined where their number is unknown
   * @returns reports that one record of that row is being sent
   */
  begin(label: string, rows: number | undefined): (row: number) => void;
  /** A line that stays. */
  say(text: string): void;
}

const TTY_EVERY_MS = 100;
const PLAIN_EVERY_MS = 5_000;

/**
 * Shows how far a long file is and how fast: one line that rewrites itself on a terminal, else a
 * line now and then.
 */
export function createProgress(terminal: Terminal, nowMs: () => number): Progress {
  const everyMs = terminal.isTty ? TTY_EVERY_MS : PLAIN_EVERY_MS;
  let shownAt = nowMs();
  let isShown = false;
  const clear = () => {
    if (isShown) terminal.write('\r\u{1B}[K');
    isShown = false;
  };
  return {
    begin(label, rows) {
      let startedAt: number | undefined;
      return (row) => {
        // Files are opened before it is their turn.
        startedAt ??= nowMs();
        if (nowMs() - shownAt < everyMs) return;
        shownAt = nowMs();
        const of = rows === undefined ? '' : ` of ${rows}`;
        const done = Math.min(row, rows ?? row);
        const text = `${label}: row ${done}${of}${rateOf(done, shownAt - startedAt)}`;
        terminal.write(terminal.isTty ? `\r\u{1B}[K${text}` : `${text}\n`);
        isShown = terminal.isTty;
      };
    },
    say(text) {
      clear();
      terminal.write(`${text}\n`);
    },
  };
}

const rateOf = (rows: number, ms: number): string =>
  ms <= 0 ? '' : `, ${Math.round((rows * 1_000) / ms)} rows/s`;
