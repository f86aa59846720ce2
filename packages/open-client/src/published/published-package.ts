interface OwnPackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly engines: object;
}

/**
 * The package.json of what others install, in the folder that is built: nothing of the workspace is
 * in it. It is private, so that no registry takes it by mistake.
 */
export function publishedPackage({ name, version, description, engines }: OwnPackage) {
  return {
    name,
    version,
    description,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './types/index.d.ts', default: './index.js' },
      './openapi.json': './openapi.json',
    },
    bin: { tipmark: './main.js' },
    files: ['index.js', 'main.js', 'types', 'openapi.json', 'README.md'],
    engines,
  };
}
