import { readBlocks, type Block } from '@/lib/contract/blocks/block';
import type { Plugin } from '@/lib/contract/page';
import { log } from '@/lib/log';

const logged = new Set<string>();
/** Bounds the memory for a host whose errors are always different. */
const maxLogged = 1000;

/** A page's plugins as blocks. Omitted ones are logged, once for each page and reason. */
export function loadBlocks(plugins: readonly Plugin[] | null | undefined, path: string): Block[] {
  const { blocks, dropped } = readBlocks([...(plugins ?? [])]);
  for (const { path: blockPath, reason } of dropped) {
    const problem = `${path} ${blockPath} ${reason}`;
    if (logged.has(problem) || logged.size >= maxLogged) continue;
    logged.add(problem);
    log.warn({ path, place: blockPath, reason: reason.slice(0, 200) }, 'block left out');
  }
  return blocks;
}
