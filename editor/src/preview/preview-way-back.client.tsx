'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Where theme/editor.css shows the preview over the form. */
const narrow = '(width < 1024px)';

const neverChanges = () => () => undefined;

/**
 * On a narrow screen the preview covers the form: this is the way back. A form opens without it there, although Payload
 * remembers that the user had switched it on.
 */
export function PreviewWayBack() {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext();
  const isFirst = useRef(true);
  // A server, which renders a form with the preview that its user had, has no document.
  const body = useSyncExternalStore(
    neverChanges,
    () => document.body,
    () => null,
  );

  useEffect(() => {
    if (isFirst.current && isLivePreviewing && matchMedia(narrow).matches)
      setIsLivePreviewing(false);
    isFirst.current = false;
  }, [isLivePreviewing, setIsLivePreviewing]);

  if (!isLivePreviewing || !body) return null;
  // The controls above the form have a transform on narrow screens, which would hold a fixed position.
  return createPortal(
    <button type="button" className="preview-way-back" onClick={() => setIsLivePreviewing(false)}>
      Back to the form
    </button>,
    body,
  );
}
