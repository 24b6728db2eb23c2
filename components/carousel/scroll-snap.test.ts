/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { settled } from './scroll-snap';

/** Three slides of 100 px, of which one is in view. */
function makeRow(): HTMLElement {
  const row = document.createElement('div');
  const list = row.appendChild(document.createElement('ul'));
  for (const at of [0, 1, 2]) {
    const slide = list.appendChild(document.createElement('li'));
    Object.defineProperty(slide, 'offsetLeft', { value: 100.4 * at });
  }
  Object.defineProperty(row, 'clientWidth', { value: 100 });
  return row;
}

test('settles when a slide is aligned, not between two slides', async () => {
  const row = makeRow();
  row.scrollLeft = 140;
  const onSettled = jest.fn();
  void settled(row).then(onSettled);
  const settledAt = async (place: number) => {
    row.scrollLeft = place;
    fireEvent.scroll(row);
    await Promise.resolve();
    return onSettled.mock.calls.length > 0;
  };

  expect(await settledAt(150)).toBe(false);
  expect(await settledAt(180)).toBe(false);
  expect(await settledAt(201)).toBe(true);
  await expect(settled(row)).resolves.toBeUndefined();
});
