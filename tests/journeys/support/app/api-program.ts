/*
 * The API as the browser tests run it: that of `npm start`, by a clock that the test advances with
 * messages of the form { advance: ms }, each with the reply { now: unix ms }. With
 * DEMO_CLOCK=manual it moves by nothing else.
 */
import { readSettings } from '@/api/env';
import { createLog } from '@/api/log';
import { startService } from '@/api/service';
import { createTestClock } from '@/tests/simulation/virtual-clock';
import { createRunningClock } from './running-clock';

const settings = readSettings();
const log = createLog(settings.LOG_LEVEL);
const clock =
  process.env['DEMO_CLOCK'] === 'manual' ? createTestClock(Date.now()) : createRunningClock();
const service = await startService(settings, log, clock);
process.on('message', (message: { advance: number }) => {
  void clock.advance(message.advance).then(() => process.send?.({ now: clock.now() }));
});
process.once('SIGTERM', () => void service.stop().then(() => process.exit(0)));
log.info({ url: service.url }, 'API ready');
