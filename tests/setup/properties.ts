import * as fc from 'fast-check';
import { cases } from '@/tests/fixtures/cases';

/*
 * CI uses a fixed seed, so that only a change can make a property fail. Elsewhere each run draws
 * new cases, and `npm run test:deep -- properties` draws many more.
 */
fc.configureGlobal({ numRuns: cases(100), ...(process.env['CI'] && { seed: 20_261_121 }) });
