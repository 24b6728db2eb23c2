// The worker of development and tests: Node 20 applies no loader to the first file of a thread.
import { register } from 'tsx/esm/api';

register();

export const { story, html, parse, site } = await import('./content-worker.ts');
