import type { ServerProps } from 'payload';
import { hasRole } from '@/src/access/roles';

/** The desk on the first screen, for those who may see it. */
export function DeskCard({ user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return (
    <a className="desk-card" href="/admin/desk">
      <b>Desk</b>
      {': click-outs, messages, subscribers, feeds, refused files and programs'}
    </a>
  );
}
