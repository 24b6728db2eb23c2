'use client';

import { useRowLabel } from '@payloadcms/ui';

type Props = { label: string };
type Row = Partial<Record<(typeof names)[number], unknown>> | undefined;

/** The fields of a row that name it, the best first. */
const names = ['name', 'title', 'key', 'slug', 'alt', 'text', 'link', 'from'] as const;
const longest = 60;

/** The name of a row of a list, which is seen while the row is closed or moved; else its number. */
export function RowLabel({ label }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  const found = names.map(name => data?.[name]).find(value => typeof value === 'string' && value);
  const text = String(found ?? `${label} ${rowNumber + 1}`);
  return <span>{text.length > longest ? `${text.slice(0, longest)}…` : text}</span>;
}
