import { absolute, sourceFiles, textOf } from './project-files';

// Next itself asks for these names and for 'use client' in them.
const namedByNext = /^app\/(.*\/)?(global-)?error\.tsx$/;

const isClientByName = (file: string) => /\.client\.tsx?$/.test(file) || namedByNext.test(file);
const isClientByText = (file: string) => /^\s*['"]use client['"]/.test(textOf(file));

describe('client code', () => {
  it("is marked by name and by 'use client', never by one of them alone", () => {
    const torn = sourceFiles().filter(file => isClientByName(file) !== isClientByText(file));

    expect(torn).toEqual([]);
  });

  it.each(sourceFiles().filter(isClientByName))(
    '%s can be loaded where there is no window',
    file => {
      expect(typeof window).toBe('undefined');

      const loaded: unknown = jest.requireActual(absolute(file));

      expect(Object.keys(loaded as object)).not.toEqual([]);
    },
  );
});
