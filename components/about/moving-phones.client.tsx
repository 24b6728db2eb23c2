'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './moving-phones.module.css';

type Props = { children: ReactNode };

/**
 * Phones that drift apart as their block passes through the window. How far they are is one number,
 * written on the element; scrolling redraws nothing else. Still where motion is not wanted.
 */
export function MovingPhones({ children }: Props) {
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = stage.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    if (!element) return;
    let frame = 0;
    const move = () => {
      frame = 0;
      const { top, height } = element.getBoundingClientRect();
      const way = window.innerHeight + height;
      const passed = Math.min(1, Math.max(0, (window.innerHeight - top) / way));
      element.style.setProperty('--passed', still.matches ? '0.5' : passed.toFixed(3));
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(move);
    };
    soon();
    const events = ['scroll', 'resize'] as const;
    for (const name of events) addEventListener(name, soon, { passive: true });
    still.addEventListener('change', soon);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) removeEventListener(name, soon);
      still.removeEventListener('change', soon);
    };
  }, []);

  return (
    <div ref={stage} className={styles.stage}>
      {children}
    </div>
  );
}
