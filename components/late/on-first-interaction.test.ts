/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';

/** Reloads the module, as a new page would. */
const onNewPage = () =>
  jest.isolateModulesAsync(async () => {
    const { onFirstInteraction } = await import('./on-first-interaction');
    const resolved = jest.fn();
    void onFirstInteraction().then(resolved);
    void onFirstInteraction().then(resolved);
    const resolvedAfter = async (interact: () => void) => {
      interact();
      await Promise.resolve();
      return resolved.mock.calls.length;
    };

    // A touch that starts may become a scroll.
    expect(await resolvedAfter(() => fireEvent.touchStart(document.body))).toBe(0);
    expect(await resolvedAfter(() => fireEvent.scroll(document.body))).toBe(0);
    expect(await resolvedAfter(() => fireEvent.touchEnd(document.body))).toBe(2);
    expect(await resolvedAfter(() => fireEvent.mouseMove(document.body))).toBe(2);
  });

test('resolves for all callers on the first interaction', onNewPage);
