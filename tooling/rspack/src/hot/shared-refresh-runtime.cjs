// Shell and remotes are built apart, but one page must have one refresh runtime: the first one in wins.
module.exports =
  globalThis.__REFRESH_RUNTIME__ ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
