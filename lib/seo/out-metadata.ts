import type { Metadata } from 'next';

/** Redirect screens: in no index, and nothing on them is followed. */
export const outMetadata: Metadata = {
  title: { absolute: 'Redirecting...' },
  robots: { index: false, follow: false },
};
