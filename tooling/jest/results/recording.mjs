import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { draftOf } from './draft.mjs';
import { InputRecorder } from './record-inputs.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * A test environment that also records what a test file depends on, if the run asks for it.
 */
export const recording = (Environment) =>
  class extends Environment {
    recorder;
    draft;

    constructor(config, context) {
      super(config, context);
      const folder = process.env.TEST_RECORDS_DIR;
      if (!folder) return;
      this.draft = draftOf(folder, context.testPath);
      this.recorder = new InputRecorder(root);
    }

    async teardown() {
      if (this.recorder) {
        mkdirSync(path.dirname(this.draft), { recursive: true });
        writeFileSync(this.draft, JSON.stringify(this.recorder.end()));
        this.recorder = undefined;
      }
      await super.teardown();
    }
  };
