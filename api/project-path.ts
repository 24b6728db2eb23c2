import { resolve } from 'node:path';

/**
 * A file or folder of the project. Programs run from the repository's root, bundled or not, so
 * the working directory is what both forms have in common.
 */
export const projectPath = (path: string): string => resolve(process.cwd(), path);
