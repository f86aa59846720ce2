import { execFileSync } from 'node:child_process';
import { wrongSubjects } from './commit-subjects.ts';

/** Commits before this one were written without the rule. */
const CHECKED_SINCE = '2026-11-28T19:00:00Z';

const log = execFileSync('git', ['log', `--since=${CHECKED_SINCE}`, '--no-merges', '--format=%s'], {
  encoding: 'utf8',
});
const subjects = log.split('\n').filter(Boolean);
const wrong = wrongSubjects(subjects);
for (const line of wrong) console.log(line);
console.log(`${subjects.length} commit subjects, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;
