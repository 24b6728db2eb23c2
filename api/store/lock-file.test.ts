import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock } from './lock-file';

const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-lock-'));
const file = join(folder, 'db.lock');
const writeLock = (owner: object | string) =>
  writeFileSync(file, typeof owner === 'string' ? owner : JSON.stringify(owner));

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('the lock file exists until the lock is released', () => {
  const release = acquireLock(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  expect(existsSync(file)).toBe(false);
});

test('a second lock is refused, also in the same process', () => {
  const release = acquireLock(file);
  expect(() => acquireLock(file)).toThrow(`in use by process ${process.pid} on ${hostname()}`);
  expect(() => acquireLock(file)).toThrow(file);
  release();
});

test.each([
  ['whose process has ended', { pid: 2 ** 22 + 1, host: hostname(), started: '1' }],
  [
    'whose pid belongs to another process now',
    { pid: process.pid, host: hostname(), started: '1' },
  ],
  ['that was never finished', '{"pid":'],
])('a lock %s is taken over', (_, owner) => {
  writeLock(owner);
  acquireLock(file)();
  expect(existsSync(file)).toBe(false);
});

test('a lock of another machine is respected, since its processes are not visible', () => {
  writeLock({ pid: 7, host: 'elsewhere', started: '1' });
  expect(() => acquireLock(file)).toThrow('process 7 on elsewhere');
});

test('a lock that another process took over is not released', () => {
  const release = acquireLock(file);
  writeLock({ pid: 7, host: 'elsewhere', started: '1' });
  release();
  expect(existsSync(file)).toBe(true);
});
