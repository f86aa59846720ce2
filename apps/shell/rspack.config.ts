import { shellConfig } from '@tipmark/rspack';

export default shellConfig({ dir: import.meta.dirname });
