'use client';

import { useRowLabel } from '@payloadcms/ui';

type Props = { label: string };

/** The name of a row of a list, which is seen while the row is closed or moved; else its number. */
export function RowLabel({ label }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<{ name?: string; title?: string } | undefined>();
  return <span>{data?.name || data?.title || `${label} ${rowNumber + 1}`}</span>;
}
