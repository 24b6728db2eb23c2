import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

/* Loaded into the editor and its child processes: notes each host of another machine that they connect to. */
const loopback = /^(?:localhost|127\.|\[?::1\]?$)/;
const note = host => {
  if (host && !loopback.test(host)) appendFileSync(process.env.NOTED_HOSTS, `${host}\n`);
};

subscribe('http.client.request.start', ({ request }) => note(request.host));
subscribe('undici:client:beforeConnect', ({ connectParams }) => note(connectParams.hostname));
subscribe('net.client.socket', ({ socket }) => socket.on('connectionAttempt', note));
