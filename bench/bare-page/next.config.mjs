import path from 'node:path';

/** The reference for page weights: an empty page with only the code of Next and React. */
export default { turbopack: { root: path.resolve(import.meta.dirname, '../..') } };
