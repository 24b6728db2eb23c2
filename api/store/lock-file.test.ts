import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock-file';

const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-lock-'));
const file = join(folder, 'db.lock');
const hold = (owner: object | string) =>
  writeFileSync(file, typeof owner === 'string' ? owner : JSON.stringify(owner));

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('a lock is there while it is held', () => {
  const release = takeLock(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  expect(existsSync(file)).toBe(false);
});

test('a second one is refused by name, also in the same process', () => {
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(`in use by process ${process.pid} on ${hostname()}`);
  expect(() => takeLock(file)).toThrow(file);
  release();
});

test.each([
  ['whose process is gone', { pid: 2 ** 22 + 1, host: hostname(), started: '1' }],
  [
    'whose pid belongs to another process now',
    { pid: process.pid, host: hostname(), started: '1' },
  ],
  ['that was never finished', '{"pid":'],
])('a lock %s is taken over', (_, owner) => {
  hold(owner);
  takeLock(file)();
  expect(existsSync(file)).toBe(false);
});

test('a lock of another machine is respected, since its processes cannot be seen', () => {
  hold({ pid: 7, host: 'elsewhere', started: '1' });
  expect(() => takeLock(file)).toThrow('process 7 on elsewhere');
});

test('a lock that somebody else took over is not released', () => {
  const release = takeLock(file);
  hold({ pid: 7, host: 'elsewhere', started: '1' });
  release();
  expect(existsSync(file)).toBe(true);
});
