import { existsSync, readFileSync } from 'node:fs';

/** Whether packages of the system may be installed. */
export const mayInstall = () => process.getuid?.() === 0;

/** Whether the system is Debian, Ubuntu or derived from one of them. */
export function isDebian() {
  const about = '/etc/os-release';
  return (
    existsSync(about) && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync(about, 'utf8'))
  );
}
