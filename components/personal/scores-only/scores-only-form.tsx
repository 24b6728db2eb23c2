import type { ReactNode } from 'react';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';

type Props = {
  /** Takes the name and the value that the post sends. */
  children: (button: { type: 'submit'; name: string; value: string }) => ReactNode;
  /** What a press chooses. */
  next: 'on' | 'off';
};

/** Posts the choice, and the server sends the page again: with other prices every part of it changes. */
export function ScoresOnlyForm({ children, next }: Props) {
  const { name, on } = scoresOnlyCookie;
  return (
    <form action="/api/scores-only/" method="post">
      {children({ type: 'submit', name, value: next === 'on' ? on : '' })}
    </form>
  );
}
