import { remoteConfig } from '@tipmark/rspack';

export default () => remoteConfig({ dir: import.meta.dirname, name: 'scanner' });
