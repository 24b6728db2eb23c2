import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';

type Props = { title: string | null; children: ReactNode };

export function TitledBlock({ title, children }: Props) {
  return title ? <Section title={title}>{children}</Section> : <>{children}</>;
}
