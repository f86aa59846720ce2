module.exports = require('./short-styles.ts').shortStyles;
