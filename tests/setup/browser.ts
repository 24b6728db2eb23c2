import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

/** jsdom has no layout, so nothing is resized or becomes visible. */
class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: InertObserver, IntersectionObserver: InertObserver });

// Missing in jsdom, available in browsers.
Object.assign(globalThis, { TextEncoder });
