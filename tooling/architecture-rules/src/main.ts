import path from 'node:path';
import { readRepository } from './repository-files.ts';
import { RULES } from './rules.ts';

const files = readRepository(path.resolve(import.meta.dirname, '../../..'));
const violations = RULES.flatMap((rule) => rule(files));
for (const { path: filePath, message } of violations) console.log(`${filePath} ${message}`);
console.log(`${RULES.length} rules over ${files.length} files, ${violations.length} broken`);
process.exitCode = violations.length > 0 ? 1 : 0;
