/** Writes lib/contract/live-shapes.ts anew: to be run when what live pages read has changed. */
import { writeFileSync } from 'node:fs';
import { liveShapesText } from '../lib/contract/live-shapes-text';

writeFileSync(new URL('../lib/contract/live-shapes.ts', import.meta.url), liveShapesText());
