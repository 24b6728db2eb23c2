import * as fc from 'fast-check';
import { cases } from '../fixtures/cases';

/*
 * CI tries the same cases each time, so that a change decides what fails, not luck. Elsewhere each
 * run draws its own, and `npm run test:deep -- properties` draws many more.
 */
fc.configureGlobal({ numRuns: cases(100), ...(process.env['CI'] && { seed: 20_261_121 }) });
