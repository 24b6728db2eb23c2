import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleBookmakerPath } from '@/lib/domain/go-live';

const leadsToExample = new RegExp(`^url: *['"]?${exampleBookmakerPath}['"]?\\s*$`, 'm');

/** Names of the bookmakers of a content folder that are this project's inventions, not yet replaced. */
export function inventedBookmakers(contentDir: string): string[] {
  const folder = join(contentDir, 'bookmakers');
  return listOf(folder)
    .filter(file => file.endsWith('.md'))
    .filter(file => leadsToExample.test(readFileSync(join(folder, file), 'utf8')))
    .map(file => file.slice(0, -'.md'.length))
    .sort();
}

/** A content folder may have no bookmakers. */
function listOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
