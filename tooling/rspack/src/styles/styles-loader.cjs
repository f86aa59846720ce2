module.exports = require('./styles-loader.ts').stylesLoader;
