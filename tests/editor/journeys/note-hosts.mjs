import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/* Loaded into the editor and its child processes: notes each host of another machine that they connect to. */
const loopback = /^(?:localhost|127\.|::1$)/;
const { connect } = Socket.prototype;

Socket.prototype.connect = function (...args) {
  // Node passes what it has normalized as one array.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = options?.host ?? 'localhost';
  if (!options?.path && !loopback.test(host)) appendFileSync(process.env.NOTED_HOSTS, `${host}\n`);
  return connect.apply(this, args);
};
