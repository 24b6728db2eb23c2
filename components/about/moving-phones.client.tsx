'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './moving-phones.module.css';

type Props = { children: ReactNode };

/**
 * Phones that drift apart while their section scrolls through the viewport. The progress is one CSS
 * variable on the element, so scrolling causes no React render. Static with reduced motion.
 */
export function MovingPhones({ children }: Props) {
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = stage.current;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    if (!element) return;
    let frame = 0;
    const move = () => {
      frame = 0;
      const { top, height } = element.getBoundingClientRect();
      const distance = window.innerHeight + height;
      const passed = Math.min(1, Math.max(0, (window.innerHeight - top) / distance));
      element.style.setProperty('--passed', reducedMotion.matches ? '0.5' : passed.toFixed(3));
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(move);
    };
    schedule();
    const events = ['scroll', 'resize'] as const;
    for (const name of events) addEventListener(name, schedule, { passive: true });
    reducedMotion.addEventListener('change', schedule);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) removeEventListener(name, schedule);
      reducedMotion.removeEventListener('change', schedule);
    };
  }, []);

  return (
    <div ref={stage} className={styles.stage}>
      {children}
    </div>
  );
}
