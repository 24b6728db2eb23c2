/**
 * Generates the shapes of lib/contract/shapes. Run it after changing a schema that the browser
 * parses.
 */
import { writeFileSync } from 'node:fs';
import { shapeFiles } from '@/lib/contract/shapes/live-shapes-text';

for (const [name, text] of Object.entries(shapeFiles()))
  writeFileSync(new URL(`../../lib/contract/shapes/${name}`, import.meta.url), text);
