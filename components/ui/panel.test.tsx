import { render, screen } from '@testing-library/react';
import { Panel } from './panel';

test('panels honour the open prop, and several can be open', () => {
  render(
    <>
      <Panel title="One" open>
        first
      </Panel>
      <Panel title="Two" open>
        second
      </Panel>
      <Panel title="Three">third</Panel>
    </>,
  );

  expect(screen.getByText('first')).toBeVisible();
  expect(screen.getByText('second')).toBeVisible();
  expect(screen.getByText('third')).not.toBeVisible();
});
