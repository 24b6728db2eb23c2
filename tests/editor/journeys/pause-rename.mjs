/*
 * Loaded before the editor: the first rename of a content file never happens, and a file records
 * it.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { rename } = fs.promises;
fs.promises.rename = (from, to) => {
  if (!/\.editor-.*\.tmp$/.test(String(from))) return rename(from, to);
  fs.writeFileSync(`${process.env.DATA_DIR}/renaming`, String(from));
  return new Promise(() => {});
};
syncBuiltinESMExports();
