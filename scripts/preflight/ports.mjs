import { createServer } from 'node:net';

const reasons = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/**
 * Returns one sentence for each port that cannot be used. `listeners` are `{setting, port, host}`;
 * port 0 means any free one.
 */
export async function portProblems(listeners) {
  const used = listeners.filter(({ port }) => port !== 0);
  const problems = await Promise.all(
    used.map(async ({ setting, port, host }, at) => {
      const same = used.slice(0, at).find(other => other.port === port);
      if (same) return `${setting} and ${same.setting} are both ${port}: each needs its own port.`;
      const code = await listenError(port, host);
      if (!code) return null;
      return `Port ${port} (${setting}) cannot be used: ${reasons[code] ?? code}. Set ${setting} to a free one.`;
    }),
  );
  return problems.filter(Boolean);
}

function listenError(port, host) {
  return new Promise(resolve => {
    const probe = createServer();
    probe.once('error', error => resolve(error.code));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}
