import type { ServerProps } from 'payload';
import { hasRole } from '@/src/access/roles';

/** The operator console on the first screen, for those who may see it. */
export function ConsoleCard({ user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return (
    <a className="console-card" href="/admin/desk">
      <b>Operator console</b>
      {': click-outs, messages, subscribers, feeds, problems of files and programs'}
    </a>
  );
}
