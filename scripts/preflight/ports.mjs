import { createServer } from 'node:net';

const reasons = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** The Fetch standard's "bad ports", which neither browsers nor Node open. */
const badPorts = [
  ...[1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95],
  ...[101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179],
  ...[389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601],
  ...[636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
];

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
      // Metrics are read by Prometheus.
      if (badPorts.includes(port) && !setting.endsWith('METRICS_PORT'))
        return `Port ${port} (${setting}) cannot be used: browsers and Node do not open it. Set ${setting} to another.`;
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
