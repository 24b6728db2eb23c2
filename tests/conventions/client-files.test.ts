import { absolute, sourceFiles, textOf } from './project-files';

// Next requires these names, and 'use client' in these files.
const namedByNext = /^app\/(.*\/)?(global-)?error\.tsx$/;

const isClientByName = (file: string) => /\.client\.tsx?$/.test(file) || namedByNext.test(file);
const isClientByText = (file: string) => /^\s*['"]use client['"]/.test(textOf(file));

describe('client code', () => {
  it("client code is marked by both the file name and 'use client'", () => {
    const mismatched = sourceFiles().filter(file => isClientByName(file) !== isClientByText(file));

    expect(mismatched).toEqual([]);
  });

  it.each(sourceFiles().filter(isClientByName))('%s can be loaded without a window', file => {
    expect(typeof window).toBe('undefined');

    const loaded: unknown = jest.requireActual(absolute(file));

    expect(Object.keys(loaded as object)).not.toEqual([]);
  });
});
