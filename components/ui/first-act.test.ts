/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';

/** As a page that has just been opened. */
const onNewPage = () =>
  jest.isolateModulesAsync(async () => {
    const { firstAct } = await import('./first-act');
    const heard = jest.fn();
    void firstAct().then(heard);
    void firstAct().then(heard);
    const heardAfter = async (act: () => void) => {
      act();
      await Promise.resolve();
      return heard.mock.calls.length;
    };

    // A finger that goes down may be about to scroll.
    expect(await heardAfter(() => fireEvent.touchStart(document.body))).toBe(0);
    expect(await heardAfter(() => fireEvent.scroll(document.body))).toBe(0);
    expect(await heardAfter(() => fireEvent.touchEnd(document.body))).toBe(2);
    expect(await heardAfter(() => fireEvent.mouseMove(document.body))).toBe(2);
  });

test('the first act is heard by all who wait for it, once', onNewPage);
