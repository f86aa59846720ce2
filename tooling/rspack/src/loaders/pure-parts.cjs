module.exports = require('./pure-parts.ts').pureParts;
