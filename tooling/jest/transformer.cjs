const { createTransformer: ofSwc } = require('@swc/jest');

/**
 * swc writes a function for each export, called by whoever imports it. They are named here, so that
 * the record of what a test called leaves them out. The comment of a default export stands inside of
 * its function.
 */
const nameGetters = (code) =>
  code
    .replace('get: Object.getOwnPropertyDescriptor(all, name).get', 'get: all[name]')
    .replace(/^_export\(exports, \{\n[\s\S]*?\n\}\);$/m, (block) =>
      block.replaceAll(
        /^ {4}get (?:\/\*[\s\S]*?\*\/ )?([\w$]+) ?\(\) \{/gm,
        '    $1: function __exported() {',
      ),
    )
    .replaceAll(
      /^(Object\.defineProperty\(exports, .*\n {4}enumerable: true,\n {4}get: function) ?\(\) \{/gm,
      '$1 __exported() {',
    );

const INLINE_MAP = /\n\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/;

/** The source map as a value: Jest reads it from its own file when a stack is shown. */
function withoutInlineMap(code) {
  const [comment, map] = INLINE_MAP.exec(code) ?? [''];
  return {
    code: code.slice(0, code.length - comment.length),
    ...(map && { map: JSON.parse(Buffer.from(map, 'base64').toString()) }),
  };
}

const VERSION = '3';

/**
 * @type {{ createTransformer(options: object): {
 *   process(source: string, file: string, options: object): { code: string }
 * } }}
 */
module.exports = {
  createTransformer(options) {
    const swc = ofSwc(options);
    return {
      canInstrument: false,
      getCacheKey: (...args) => `${swc.getCacheKey(...args)}${VERSION}`,
      process(...args) {
        const result = swc.process(...args);
        const { code, map } = withoutInlineMap(result.code);
        return { ...result, code: nameGetters(code), map };
      },
    };
  },
};
