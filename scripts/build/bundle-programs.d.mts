/** Bundles the programs of the API and the site, the operator's commands, and `more`, into a folder. */
export function bundlePrograms(outdir: string, more?: Record<string, string>): Promise<unknown>;
