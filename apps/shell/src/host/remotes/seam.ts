// The shell only provides those shared modules its own graph contains, so every eager one is named
// here once. The late one (`/rx`) is named in store/data-layer.ts: a lazily shared module must not
// be imported statically by the first file.
import '@tipmark/remote-kit';
import '@tipmark/remote-kit/i18n';
import '@tipmark/remote-kit/router';
import '@tipmark/remote-kit/store';
import '@tipmark/ui-kit';
import 'react';
import 'react/jsx-runtime';
