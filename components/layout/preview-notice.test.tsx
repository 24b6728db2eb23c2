import { render, screen } from '@testing-library/react';
import { PreviewNotice } from './preview-notice';

it('states that the page is not published, and when the link expires', () => {
  render(<PreviewNotice siteName="Fernton" path="/news/rain" expiresAt={1_795_681_200} />);

  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    'Not published. A draft of /news/rain, which Fernton may never publish. This link ends at 08:20 UTC.',
  );
});
