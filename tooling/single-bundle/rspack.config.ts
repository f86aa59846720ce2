import path from 'node:path';
import { singleBundleConfig } from '@tipmark/rspack';

export default singleBundleConfig({
  dir: import.meta.dirname,
  shellDir: path.resolve(import.meta.dirname, '../../apps/shell'),
});
