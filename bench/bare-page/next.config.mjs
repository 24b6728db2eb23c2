import path from 'node:path';

/** The reference of page weights: what Next and React cost before anything is built on them. */
export default { turbopack: { root: path.resolve(import.meta.dirname, '../..') } };
