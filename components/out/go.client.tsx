'use client';

import { useEffect } from 'react';
import { leaveFor } from './leave';

type Props = { url: string };

/** Leaves for an address that the server knew. */
export function Go({ url }: Props) {
  useEffect(() => leaveFor(url), [url]);
  return null;
}
