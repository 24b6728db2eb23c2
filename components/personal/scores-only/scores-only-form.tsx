import type { ReactNode } from 'react';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';

type Props = {
  /** Renders the button, with the name and the value to post. */
  children: (button: { type: 'submit'; name: string; value: string }) => ReactNode;
  /** The choice that the button makes. */
  next: 'on' | 'off';
};

/** Posts the choice; the server sends the page again, since every part of it depends on the policy. */
export function ScoresOnlyForm({ children, next }: Props) {
  const { name, on } = scoresOnlyCookie;
  return (
    <form action="/api/scores-only/" method="post">
      {children({ type: 'submit', name, value: next === 'on' ? on : '' })}
    </form>
  );
}
