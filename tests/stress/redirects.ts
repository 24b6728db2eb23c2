import { followAll } from '@/tests/fixtures/hostile/follow-redirects';
import { mutatedRedirects } from '@/tests/fixtures/hostile/mutated-redirects';
import { knownHosts } from '@/tests/fixtures/hostile/known-hosts';
import { finish, print } from './report';
import { startApp } from '@/tests/fixtures/servers/start-app';

/*
 * `npm run test:deep -- redirects[=COUNT]`: requests 10,000 mutated redirect paths over HTTP; none may
 * redirect to an unknown host.
 */
const count = Number(process.argv[2] ?? 10_000);

const copy = await startApp({ CLICK_OUT_LIMIT: '1000000' });
const startedAt = performance.now();
try {
  const known = await knownHosts(copy.url);
  const { asked, statuses, posted, strayed, broken } = await followAll(
    copy.url,
    mutatedRedirects(count),
    known,
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`${count} mutated paths, ${asked} requests, ${posted} click-outs posted, ${seconds} s`);
  print(`last status: ${JSON.stringify(statuses)}; known hosts: ${[...known].join(', ')}`);
  print(`left the known hosts: ${strayed.length}`);
  const { errors } = copy.problems();
  await copy.stop();
  finish([...strayed, ...broken, ...errors]);
} catch (error) {
  await copy.stop();
  throw error;
}
