import { readChanges, type StrykerReport } from './read-changes.ts';

const mutant = (
  status: StrykerReport['files'][string]['mutants'][number]['status'],
  line: number,
) => ({
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: { start: { line } },
  status,
});

it('counts what was noticed, names what was not, leaves out what did not run', () => {
  const source = 'const a = 1;\n  if (a > 1) return;\n';
  const mutants = [
    mutant('Killed', 1),
    mutant('Timeout', 1),
    mutant('Survived', 2),
    mutant('NoCoverage', 1),
    mutant('RuntimeError', 1),
    mutant('Ignored', 2),
  ];
  expect(readChanges({ files: { 'src/a.ts': { source, mutants } } })).toEqual({
    noticed: 2,
    unnoticed: [
      'src/a.ts:2: ConditionalExpression: `if (a > 1) return;` with `true`',
      'src/a.ts:1: ConditionalExpression: `const a = 1;` with `true`',
    ],
  });
});
