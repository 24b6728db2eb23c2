import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SelectField } from './select-field';

let chosen: string[];

function Chooser() {
  const [value, setValue] = useState('decimal');
  const choose = (to: string) => {
    chosen.push(to);
    setValue(to);
  };
  return (
    <SelectField label="ODDS" value={value} onChange={event => choose(event.target.value)}>
      <option value="decimal">Decimal</option>
      <option value="malay">Malay</option>
    </SelectField>
  );
}

/** Hydrates server-rendered HTML; `early` runs before hydration. */
async function arrive(early: (select: HTMLSelectElement) => void): Promise<HTMLSelectElement> {
  chosen = [];
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const sent = new DOMParser().parseFromString(renderToString(<Chooser />), 'text/html');
  page.append(...sent.body.childNodes);
  const select = page.querySelector('select');
  if (!select) throw new Error('no select');
  early(select);
  await act(() => Promise.resolve(void hydrateRoot(page, <Chooser />)));
  return select;
}

test('applies a choice made before hydration', async () => {
  const select = await arrive(early => (early.value = 'malay'));

  expect([chosen, select.value]).toEqual([['malay'], 'malay']);
});

test('does not call onChange without a choice', async () => {
  const select = await arrive(() => {});

  expect([chosen, select.value]).toEqual([[], 'decimal']);
});
