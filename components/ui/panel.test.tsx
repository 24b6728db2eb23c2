import { render, screen } from '@testing-library/react';
import { Panel } from './panel';

test('panels open as told, several at once', () => {
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
