'use client';

import { useEffect } from 'react';

type Props = {
  /** The address of the page that would show the draft. */
  path: string;
};

/** Keeps the scroll position in the editor's frame, which loads a new preview after each change. */
export function PreviewScroll({ path }: Props) {
  useEffect(() => {
    const storage = storageOfFrame();
    if (!storage) return;
    const key = `preview-scroll ${path}`;
    window.scrollTo(0, Number(storage.getItem(key)));
    const save = () => storage.setItem(key, String(window.scrollY));
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [path]);

  return null;
}

/** Null outside a frame, and where the browser allows a frame no storage. */
function storageOfFrame(): Storage | null {
  if (window.parent === window) return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
