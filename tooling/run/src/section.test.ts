import { runSections } from './section.ts';

describe('runSections', () => {
  it('goes on after a failure and sums what all of them counted', async () => {
    const lines: unknown[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
    const total = await runSections([
      { title: 'types', run: async () => ({ passed: 0, failed: 1, skipped: 0 }) },
      {
        title: 'unit',
        run: async () => ({ passed: 7, failed: 0, skipped: 2, notes: ['unsteady: a › b'] }),
      },
    ]);
    log.mockRestore();
    expect(total).toEqual({ passed: 7, failed: 1, skipped: 2 });
    expect(lines).toContain('FAILED  types: 0 passed, 1 failed');
    expect(lines).toContain('        unsteady: a › b');
  });

  it('counts a section that throws as failed and says why', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    const run = () => Promise.reject(new Error('No Chromium'));
    expect(await runSections([{ title: 'browser', run }])).toMatchObject({ failed: 1 });
    expect(said).toHaveBeenCalledWith('No Chromium');
    jest.restoreAllMocks();
  });
});
