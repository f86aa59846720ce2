import childProcess from 'node:child_process';
import fs from 'node:fs';
import inspector from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import workerThreads from 'node:worker_threads';

/**
 * What a test file depended on while it ran, paths relative to the repository.
 * @typedef {object} Recorded
 * @property {Record<string, [number, number][]>} modules that were evaluated, with the ranges of the
 *   functions that were called, in the code swc made of them
 * @property {string[]} files read as files
 * @property {string[]} folders listed
 * @property {string[]} entries run in other threads and processes
 * @property {boolean} isComplete false if a process was started that cannot be followed
 */

/**
 * Functions that swc and V8 add to a module: `__exported` is named by the transformer; fields of
 * classes are in the text of their class.
 */
const NOT_WRITTEN =
  /^(?:__exported|_export|_export_star|_interop_\w+|_getRequireWildcardCache|<\w+>)$/;

const READ = ['readFile', 'open', 'copyFile', 'cp', 'createReadStream', 'stat', 'access', 'exists'];
const LISTED = ['readdir', 'opendir'];
const FOLLOWED_BY_NOTHING = ['glob', 'watch', 'watchFile'];
const STARTED = ['spawn', 'execFile', 'fork'];
const BY_SHELL = ['exec'];

/** The recorder of the test file that is running in this process. */
let running;

/** V8's record of calls, started with the first test file of this process. */
let profiler;

/**
 * The functions called since this was last called. Starting a record visits all of memory, so one
 * serves all files of the process: Jest compiles each module again for each test file
 * (`SourceTextModule`, `compileFunction`), and every copy is recorded by itself. Code that two files
 * share, as of one `vm.Script`, would be missing in the second.
 */
function takeCalled() {
  if (profiler === undefined) {
    profiler = new inspector.Session();
    profiler.connect();
    profiler.post('Profiler.enable');
    // Which functions were called, not how often or which branches: nearly free.
    profiler.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  }
  let scripts = [];
  profiler.post('Profiler.takePreciseCoverage', (error, taken) => {
    if (error) throw new Error(`no record of what was called: ${error.message}`);
    scripts = taken.result;
  });
  return scripts;
}

/** Whether Jest itself is the caller, with a module for example: Node's functions call each other. */
function isOfJest() {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 10;
  // As text the stack would be mapped to its sources, which takes longer than the reading.
  Error.prepareStackTrace = (_, calls) => calls.map((call) => String(call.getFileName()));
  const { stack } = new Error();
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  // It is a text while another stack is being mapped.
  const calls = Array.isArray(stack) ? stack : stack.split('\n').slice(1);
  const caller = calls.find((call) => !/(?:^|\()node:|record-inputs\.mjs/.test(call));
  return caller !== undefined && /\/node_modules\/(?:jest-|@jest\/|graceful-fs)/.test(caller);
}

/** Replaces a function and its `…Sync` form, with everything attached to them. */
function observe(module, names, note) {
  for (const name of names.flatMap((one) => [one, `${one}Sync`])) {
    const original = module[name];
    if (typeof original !== 'function') continue;
    const observing = (called) =>
      function observed(...args) {
        if (running && !isOfJest()) note(running, args);
        return Reflect.apply(called, this, args);
      };
    const observed = observing(original);
    const attached = Object.getOwnPropertyDescriptors(original);
    // Node's own form with promises does not call the function itself.
    const { [promisify.custom]: promised } = attached;
    if (promised) attached[promisify.custom] = { ...promised, value: observing(promised.value) };
    Object.defineProperties(observed, attached);
    module[name] = observed;
  }
}

function observeProcess() {
  for (const module of [fs, fs.promises]) {
    observe(module, READ, (recorder, [file]) => recorder.addFile(file));
    observe(module, LISTED, (recorder, [folder]) => recorder.addFolder(folder));
    observe(module, FOLLOWED_BY_NOTHING, (recorder) => recorder.giveUp());
  }
  observe(childProcess, STARTED, (recorder, started) => recorder.addProcess(...started));
  observe(childProcess, BY_SHELL, (recorder) => recorder.giveUp());
  workerThreads.Worker = class extends workerThreads.Worker {
    constructor(entry, options) {
      if (options?.eval) running?.giveUp();
      else running?.addEntry(entry);
      super(entry, options);
    }
  };
}

function pathOf(file) {
  if (file instanceof URL || String(file).startsWith('file:')) return fileURLToPath(file);
  return typeof file === 'string' || Buffer.isBuffer(file) ? path.resolve(String(file)) : undefined;
}

/** Records the inputs of one test file, from its start until `end`. */
export class InputRecorder {
  #root;
  #files = new Set();
  #folders = new Set();
  #entries = new Set();
  #isComplete = true;

  constructor(root) {
    this.#root = root;
    if (running === undefined) observeProcess();
    running = this;
    takeCalled();
  }

  /** Relative path of a file of the repository; undefined for others and installed packages. */
  #own(file) {
    const absolute = pathOf(file);
    if (absolute === undefined) return undefined;
    const relative = path.relative(this.#root, absolute);
    return /^\.\.|(?:^|\/)(?:node_modules|\.report|\.git)(?:\/|$)/.test(relative)
      ? undefined
      : relative;
  }

  addFile(file) {
    const own = this.#own(file);
    if (own !== undefined) this.#files.add(own);
  }

  addFolder(folder) {
    const own = this.#own(folder);
    if (own !== undefined) this.#folders.add(own);
  }

  addEntry(entry) {
    const own = this.#own(entry);
    if (own !== undefined) this.#entries.add(own);
  }

  addProcess(program, args, options) {
    const line = [program, ...(Array.isArray(args) ? args : [])].map(String);
    const entries = line.filter((part) => path.isAbsolute(part) && /\.[cm]?[jt]s$/.test(part));
    for (const entry of entries) this.addEntry(entry);
    const isOfNode = /(?:^|\/)(?:node|npm|pnpm|npx|sh|bash)$/.test(line[0]);
    // What an installed program reads is not known; Node itself is installed too.
    const isInstalled = line.some(
      (word) => word.includes('/node_modules/') && word !== process.execPath,
    );
    if (isInstalled || options?.shell || (isOfNode && entries.length === 0)) this.giveUp();
  }

  giveUp() {
    this.#isComplete = false;
  }

  /** @returns {Recorded} */
  end() {
    const scripts = takeCalled();
    running = null;
    const modules = {};
    for (const { url, functions } of scripts) {
      const own = url.startsWith('file:') ? this.#own(url) : undefined;
      if (own === undefined) continue;
      const called = functions.filter(
        ({ functionName, ranges: [range] }) => range.count > 0 && !NOT_WRITTEN.test(functionName),
      );
      const ranges = called.map(({ ranges: [range] }) => [range.startOffset, range.endOffset]);
      modules[own] = [...(modules[own] ?? []), ...ranges];
    }
    return {
      modules,
      files: [...this.#files],
      folders: [...this.#folders],
      entries: [...this.#entries],
      isComplete: this.#isComplete,
    };
  }
}
