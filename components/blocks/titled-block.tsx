import type { ReactNode } from 'react';
import { Section } from '../ui/section';

type Props = { title: string | null; children: ReactNode };

/** A block under its title, if it has one. */
export function TitledBlock({ title, children }: Props) {
  return title ? <Section title={title}>{children}</Section> : <>{children}</>;
}
