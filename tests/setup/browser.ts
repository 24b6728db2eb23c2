import '@testing-library/jest-dom';

/** jsdom lays nothing out: nothing changes its size there or comes into view. */
class NothingSeen {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: NothingSeen, IntersectionObserver: NothingSeen });
