/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { atRest } from './row-place';

/** Three slides of 100, of which one shows. */
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

test('a row rests where a slide begins, and not on its way there', async () => {
  const row = makeRow();
  row.scrollLeft = 140;
  const rested = jest.fn();
  void atRest(row).then(rested);
  const restedAt = async (place: number) => {
    row.scrollLeft = place;
    fireEvent.scroll(row);
    await Promise.resolve();
    return rested.mock.calls.length > 0;
  };

  expect(await restedAt(150)).toBe(false);
  expect(await restedAt(180)).toBe(false);
  expect(await restedAt(201)).toBe(true);
  await expect(atRest(row)).resolves.toBeUndefined();
});
