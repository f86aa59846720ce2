import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

describe('without-popups.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'popups-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('adds to the disabled features and keeps every other argument', () => {
    const program = path.join(folder, 'a chromium');
    writeFileSync(program, '#!/bin/sh\nprintf "%s\\n" "$@"\n');
    chmodSync(program, 0o755);
    const { stdout } = spawnSync(
      path.join(__dirname, 'without-popups.sh'),
      ['--headless', '--disable-features=Translate,Lens', '--title=two words', 'about:blank'],
      { encoding: 'utf8', env: { ...process.env, PW_CHROMIUM: program } },
    );
    expect(stdout.trimEnd().split('\n')).toEqual([
      '--headless',
      '--disable-features=Translate,Lens,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      '--title=two words',
      'about:blank',
    ]);
  });
});
