import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';

const IS_MODULE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const IS_PATH = /^\.{1,2}\/[^\n]*\.(?:[cm]?[jt]sx?|json)$/;

/**
 * Every file of the repository that this module names: what it imports, statically or not, and what
 * it starts in a thread or a process by a path relative to itself.
 * @param {string} file absolute path
 * @returns {string[]}
 */
export function importsOf(file) {
  if (!IS_MODULE.test(file)) return [];
  const ast = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2024',
  });
  const { resolve } = createRequire(file);
  const found = new Set();
  const add = (specifier) => {
    if (specifier.startsWith('node:')) return;
    // Relative ones are not required to exist: the text of a program may contain such a path.
    if (IS_PATH.test(specifier)) {
      const absolute = path.resolve(path.dirname(file), specifier);
      if (existsSync(absolute)) found.add(absolute);
    } else if (/^[@#]/.test(specifier)) {
      const absolute = resolve(specifier);
      if (!absolute.includes('/node_modules/')) found.add(absolute);
    }
  };
  const visit = (value) => {
    // Types are not there when a module runs.
    if (value === null || typeof value !== 'object' || value.typeOnly) return;
    if (value.type === 'StringLiteral' && IS_PATH.test(value.value)) add(value.value);
    if (value.source?.type === 'StringLiteral') add(value.source.value);
    if (value.type === 'CallExpression' && value.callee.type === 'Import') {
      const [{ expression }] = value.arguments;
      if (expression.type === 'StringLiteral') add(expression.value);
      else throw new Error(`${file} imports a module whose name is computed`);
    }
    for (const one of Object.values(value)) visit(one);
  };
  visit(ast.body);
  return [...found];
}

/** These files and everything they import, and so on. */
export function closureOf(files, imports = importsOf) {
  const found = new Set(files);
  for (const file of found) for (const imported of imports(file)) found.add(imported);
  return [...found];
}
