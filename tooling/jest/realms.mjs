import { types } from 'node:util';

const isTyped = {
  Array: Array.isArray,
  Date: types.isDate,
  Error: Error.isError,
  Function: (one) => typeof one === 'function',
  Map: types.isMap,
  Object: (one) => (typeof one === 'object' && one !== null) || typeof one === 'function',
  Promise: types.isPromise,
  RegExp: types.isRegExp,
  Set: types.isSet,
};
for (const name of ['AggregateError', 'RangeError', 'SyntaxError', 'TypeError', 'URIError']) {
  isTyped[name] = (one) => Error.isError(one) && one.name === name;
}

const isInstance = Function.prototype[Symbol.hasInstance];

/**
 * Makes `instanceof` of the built-in classes of this global object true for values of every realm.
 * A test file has a realm of its own, and shares the installed packages with all others.
 * @param {typeof globalThis} global
 */
export function acceptEveryRealm(global) {
  for (const [name, isOfType] of Object.entries(isTyped)) {
    const own = global[name];
    const shared = globalThis[name];
    Object.defineProperty(own, Symbol.hasInstance, {
      configurable: true,
      writable: true,
      value(one) {
        if (isInstance.call(this, one)) return true;
        return this === own && (isOfType(one) || isInstance.call(shared, one));
      },
    });
  }
}
