const { compile, serialize, stringify } = require('stylis');

/** Nothing is built in tests, but styles apply: what they hide is hidden. */
if (typeof document !== 'undefined') {
  globalThis.applyStyle = (className, text) => {
    const style = document.createElement('style');
    style.textContent = serialize(compile(`.${className}{${text}}`), stringify);
    document.head.append(style);
  };
}
