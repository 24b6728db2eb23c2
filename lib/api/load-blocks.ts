import { readBlocks, type Block } from '../contract/blocks/block';
import type { Plugin } from '../contract/page';
import { log } from '../log';

const said = new Set<string>();
/** A host that says something new every time must not fill the memory. */
const mostSaid = 1000;

/** A page's plugins as blocks. What was left out is logged, each page and reason once. */
export function loadBlocks(plugins: readonly Plugin[] | null | undefined, path: string): Block[] {
  const { blocks, dropped } = readBlocks([...(plugins ?? [])]);
  for (const { path: place, reason } of dropped) {
    const problem = `${path} ${place} ${reason}`;
    if (said.has(problem) || said.size >= mostSaid) continue;
    said.add(problem);
    log.warn({ path, place, reason: reason.slice(0, 200) }, 'block left out');
  }
  return blocks;
}
