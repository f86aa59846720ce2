import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync } from '@swc/core';

const require = createRequire(import.meta.url);
const swcOptions = require('../swc-options.cjs');
const transformer = require('../transformer.cjs').createTransformer(swcOptions);

/**
 * The syntax of a function without what is inside the functions nested in it.
 * @typedef {object} FunctionText
 * @property {string} hash
 * @property {number} start
 * @property {number} end
 * @property {FunctionText[]} nested
 */

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'GetterProperty',
  'SetterProperty',
  'MethodProperty',
]);
/** Position and scope of a node: a comment or a line moves them without changing the program. */
const NOT_SYNTAX = new Set(['span', 'ctxt']);

const sha = (text) => createHash('sha1').update(text).digest('base64');

/** Positions in a text by positions in its UTF-8 bytes. */
function positionsOf(code) {
  const bytes = Buffer.from(code);
  if (bytes.length === code.length) return (byte) => byte;
  return (byte) => bytes.subarray(0, byte).toString().length;
}

/** Reads a function, or a whole module, from its syntax. */
function readText(root, range, positionOf) {
  const parts = [];
  const nested = [];
  const visit = (value) => {
    if (Array.isArray(value)) {
      parts.push('[');
      for (const one of value) visit(one);
      parts.push(']');
    } else if (value !== null && typeof value === 'object') {
      for (const [name, one] of Object.entries(value)) {
        if (NOT_SYNTAX.has(name)) continue;
        parts.push(name, ':');
        visitChild(value, name, one);
      }
      parts.push(';');
    } else parts.push(JSON.stringify(value) ?? '', ',');
  };
  const visitChild = (parent, name, child) => {
    const isMethod = name === 'function' && FUNCTIONS.has(parent.type);
    if (isMethod) {
      const { body, ...rest } = child;
      visit(rest);
      addNested(parent, body);
    } else if (name === 'body' && FUNCTIONS.has(parent.type)) addNested(parent, child);
    else visit(child);
  };
  const addNested = (node, body) => {
    parts.push('…');
    nested.push({ node, body });
  };
  visit(root);
  return {
    hash: sha(parts.join('')),
    ...range,
    nested: nested.map(({ node, body }) => readText(body, rangeOf(node, positionOf), positionOf)),
  };
}

const rangeOf = ({ span }, positionOf) => ({
  start: positionOf(span.start),
  end: positionOf(span.end),
});

/** A module in the form in which tests run it, and the parts of it that a test depends on. */
export class ModuleText {
  #text;

  /** what swc makes of it, to which all positions refer */
  code;

  /** @param {string} file absolute path of a script */
  constructor(file) {
    const options = { config: {}, transformerConfig: swcOptions };
    const { code } = transformer.process(readFileSync(file, 'utf8'), file, options);
    this.code = code;
    const ast = parseSync(code, { syntax: 'ecmascript', target: 'es2024', script: true });
    const toText = positionsOf(code);
    const positionOf = (position) => toText(position - ast.span.start);
    this.#text = readText(ast.body, { start: 0, end: code.length }, positionOf);
  }

  /**
   * The numbers of the functions with these ranges; undefined if one of them is not found. A
   * function that was not called hides those inside it, which have no number.
   * @param {[number, number][]} ranges
   */
  numbersOf(ranges) {
    const left = new Set(ranges.map(([start, end]) => `${start} ${end}`));
    left.delete(`0 ${this.#text.end}`);
    const numbers = [];
    let count = 0;
    const visit = ({ start, end, nested }) => {
      const number = count++;
      if (!left.delete(`${start} ${end}`)) return;
      numbers.push(number);
      nested.forEach(visit);
    };
    this.#text.nested.forEach(visit);
    return left.size > 0 ? undefined : numbers;
  }

  /** Hash of the module without the inside of functions whose numbers are not among these. */
  hashOf(numbers) {
    const called = new Set(numbers);
    const parts = [this.#text.hash];
    let count = 0;
    const visit = ({ hash, nested }) => {
      if (!called.has(count++)) return;
      parts.push(hash);
      nested.forEach(visit);
    };
    this.#text.nested.forEach(visit);
    return sha(parts.join());
  }
}
