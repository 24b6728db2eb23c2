/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { clientLeaves } from './client-leaves';
import { sourceFiles } from './project-files';

jest.mock('next/navigation', () => ({
  usePathname: () => '/news',
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));

it('every client component has a sample', () => {
  const files = sourceFiles()
    .filter(file => file.endsWith('.client.tsx'))
    .map(file => file.replace('.client.tsx', ''));

  expect(Object.keys(clientLeaves).sort()).toEqual(files.sort());
});

it.each(Object.entries(clientLeaves))('the server can write %s', (_, { element, text }) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();

  const html = renderToString(element);

  expect(html).toContain(text);
  expect(complaint).not.toHaveBeenCalled();
});
