import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleBookmakerPath } from '@/lib/domain/content/bookmaker/example-bookmaker';

const leadsToExample = new RegExp(`^url: *['"]?${exampleBookmakerPath}['"]?\\s*$`, 'm');

/** The names of this project's invented bookmakers that a content folder still has. */
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
