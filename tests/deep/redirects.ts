import { followAll } from '../fixtures/follow-redirects';
import { mutatedRedirects } from '../fixtures/mutated-redirects';
import { knownHosts } from '../fixtures/known-hosts';
import { finish, say } from './outcome';
import { startOwnCopy } from './own-copy';

/*
 * `npm run test:deep -- redirects[=COUNT]`: redirect paths that went wrong in ten thousand ways are
 * asked for over HTTP, and none may lead to a host we do not know.
 */
const count = Number(process.argv[2] ?? 10_000);

const copy = await startOwnCopy({ CLICK_OUT_LIMIT: '1000000' });
const startedAt = performance.now();
try {
  const known = await knownHosts(copy.url);
  const { asked, statuses, posted, strayed, broken } = await followAll(
    copy.url,
    mutatedRedirects(count),
    known,
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${count} mutated paths, ${asked} requests, ${posted} click-outs posted, ${seconds} s`);
  say(`last status: ${JSON.stringify(statuses)}; known hosts: ${[...known].join(', ')}`);
  say(`left the known hosts: ${strayed.length}`);
  const { errors } = copy.problems();
  await copy.stop();
  finish([...strayed, ...broken, ...errors]);
} catch (error) {
  await copy.stop();
  throw error;
}
