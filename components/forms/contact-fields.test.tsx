import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactFields } from './contact-fields.client';
// Preloaded, because IntersectionObserver is a stub here and never triggers the lazy import.
import './form-logic';

let posts: unknown[];
let status: number;

beforeEach(() => {
  posts = [];
  status = 204;
  document.cookie = 'XSRF-TOKEN=t';
  global.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  global.fetch = jest.fn(async (_path, request?: RequestInit) => {
    posts.push(JSON.parse(String(request?.body)));
    return { ok: status === 204, status, json: async () => ({}), statusText: '' } as Response;
  });
});

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

async function fill() {
  await userEvent.type(field('Full Name'), 'Asha');
  await userEvent.type(field('Email'), 'asha@example.com');
  await userEvent.type(field('Message'), 'Hello');
}

test('a failed submit shows an error for each invalid field and focuses the first', async () => {
  render(<ContactFields />);
  expect(screen.queryByText(/required/)).not.toBeInTheDocument();

  await send();

  expect(await screen.findByText('Full Name is required')).toBeVisible();
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByText('Message is required')).toBeVisible();
  expect(field('Full Name')).toHaveFocus();
  expect(field('Full Name')).toHaveAccessibleDescription('Full Name is required');
  await userEvent.type(field('Email'), 'asha@');
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(posts).toEqual([]);
});

test('counts typed characters, sends the message once and shows the thanks message', async () => {
  render(<ContactFields />);
  await fill();
  expect(screen.getByText('5 / 256')).toBeVisible();

  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }));

  expect(await screen.findByText('Thank You! Your Message has been sent.')).toHaveFocus();
  expect(screen.getByRole('form')).toHaveAttribute('inert');
  expect(posts).toMatchObject([
    { full_name: 'Asha', email: 'asha@example.com', message: 'Hello', recaptcha: '', website: '' },
  ]);
});

test('a server error keeps the typed text, and the retry reuses the idempotency key', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  status = 503;
  render(<ContactFields />);
  await fill();
  await send();

  expect(await screen.findByText('Server error! Please, try again later')).toBeVisible();
  expect(field('Message')).toHaveValue('Hello');
  status = 204;
  await send();
  await screen.findByText('Thank You! Your Message has been sent.');
  const [first, second] = posts as { key: string }[];
  expect(first?.key).toBe(second?.key);
  warn.mockRestore();
});

test('Reset Form clears fields, counter and errors', async () => {
  render(<ContactFields />);
  await send();
  await screen.findByText('Email is required');
  await fill();

  await userEvent.click(screen.getByRole('button', { name: 'Reset Form' }));

  await waitFor(() => expect(field('Message')).toHaveValue(''));
  expect(screen.getByText('0 / 256')).toBeVisible();
  expect(screen.queryByText(/required/)).not.toBeInTheDocument();
});
