import path from 'node:path';
import { readHouse } from './house-files.ts';
import { HOUSE_RULES } from './house-rules.ts';

const files = readHouse(path.resolve(import.meta.dirname, '../../..'));
const violations = HOUSE_RULES.flatMap((rule) => rule(files));
for (const { path: place, message } of violations) console.log(`${place} ${message}`);
console.log(`${HOUSE_RULES.length} rules over ${files.length} files, ${violations.length} broken`);
process.exitCode = violations.length > 0 ? 1 : 0;
