'use client';

import { useEffect } from 'react';
import { redirectAfterDelay } from './delayed-redirect';

type Props = { url: string };

/** Redirects to a URL known at render time. */
export function RedirectNow({ url }: Props) {
  useEffect(() => redirectAfterDelay(url), [url]);
  return null;
}
