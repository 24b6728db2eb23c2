import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const notOurs = /^(node_modules|\.git|\.next|\.data|dist|coverage|test-results|playwright-report)$/;
const code = /^(?:api|app|components|lib|server)\/.*\.tsx?$|^middleware\.ts$/;

/** Returns every file of the project as a path from its root, except for generated files. */
export function projectFiles(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(entry => !notOurs.test(entry.name))
    .flatMap(entry => (entry.isDirectory() ? below(entry.name) : [entry.name]));
}

/** Returns the files of the programs, without tests. */
export const sourceFiles = (): string[] =>
  projectFiles().filter(file => code.test(file) && !/\.test\.tsx?$/.test(file));

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export const absolute = (file: string): string => path.join(root, file);

export const lineCount = (file: string): number => textOf(file).trimEnd().split('\n').length;

function below(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map(file => file.split(path.sep).join('/'))
    .filter(file => !file.split('/').some(part => notOurs.test(part)));
}
