import { TestEnvironment } from 'jest-environment-node';
import { acceptEveryRealm } from './realms.mjs';
import { recording } from './results/recording.mjs';

acceptEveryRealm(globalThis);

export default class NodeEnvironment extends recording(TestEnvironment) {
  constructor(config, context) {
    super(config, context);
    acceptEveryRealm(this.global);
  }
}
