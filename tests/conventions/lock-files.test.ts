import { projectFiles, textOf } from './project-files';

type Lock = {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
};

const lockFiles = projectFiles().filter(file => file.endsWith('package-lock.json'));

it('knows the lock files of the site and of the editor', () => {
  expect(lockFiles).toEqual(['editor/package-lock.json', 'package-lock.json']);
});

// Without a hash npm installs whatever it receives. Packages for other platforms count, too: they
// are never installed here, so that only the file shows that they have none.
it.each(lockFiles)('every package of %s has the hash of its content', file => {
  const { packages } = JSON.parse(textOf(file)) as Lock;
  const unchecked = Object.entries(packages)
    .filter(([path, { link, integrity }]) => {
      const isInstalled = path !== '' && !link;
      return isInstalled && !/^sha512-[\w+/]{86}==$/.test(integrity ?? '');
    })
    .map(([path]) => path);

  expect(unchecked).toEqual([]);
});
