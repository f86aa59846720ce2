const { stylesLoader } = require('./styles-loader.ts');

module.exports = stylesLoader;
