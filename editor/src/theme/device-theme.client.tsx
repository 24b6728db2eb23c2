'use client';

import { useLayoutEffect } from 'react';

/**
 * The theme of the device for users who have chosen none. Payload's own code knows it only after
 * the login, and before that only from a header that Chromium alone sends.
 */
export function DeviceTheme() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.scheme !== 'device') return;
    dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    delete dataset.scheme;
  }, []);
  return null;
}
