import { ValidationError, type PayloadRequest } from 'payload';
import { keyOf } from '@/format/field';
import { photoFields } from '@/format/forms';
import type { Problem } from '@/format/field-errors';
import { checkContent, type Changes } from '@/src/content/bridge';
import { removeContent, writeContent } from '@/src/content/files';
import { ownWrites } from '@/src/content/publish';
import { inTurn } from '@/src/content/queues';
import { refusal } from '@/src/content/refusal';
import {
  baseOf,
  imageFile,
  picturesFolder,
  readPicture,
  stateOfPicture,
  toPictureName,
  wordsFile,
} from './picture-files';
import { keepInTrash, readFromTrash, removeFromTrash } from './picture-trash';

type Publication = {
  filename: string;
  /** Null: the file stays as it is. */
  bytes: Buffer | null;
  words: string;
  /** The file that it had before, and the hash that its files are expected to have; null for a new one. */
  before: { filename: string; base: string | null } | null;
  req: PayloadRequest;
};

/**
 * Checks a photo and its texts with the loader of the API, and writes both files. Returns their
 * hash. Rejects with errors of fields, or because the files were changed by hand; they are then as
 * they were.
 */
export function publishPicture({
  filename,
  bytes,
  words,
  before,
  req,
}: Publication): Promise<string> {
  return inTurn(async () => {
    const { name = '' } = toPictureName(filename) ?? {};
    await expectBase(before ?? { filename, base: null });
    const content = bytes ?? (await readPicture(filename));
    if (!content) throw refusal('Choose a file.', 400);
    const changes: Changes = [
      [imageFile(filename), content],
      [wordsFile(name), words],
    ];
    const isRenamed = before !== null && before.filename !== filename;
    if (isRenamed) changes.push([imageFile(before.filename), null]);
    const { problems } = await checkContent(changes);
    if (problems.length > 0)
      throw new ValidationError(
        { collection: picturesFolder, errors: problems.map(problem => toError(problem, filename)) },
        req.t,
      );
    const base = baseOf(content, words);
    ownWrites.set(imageFile(name), base);
    if (isRenamed) await removeContent(imageFile(before.filename));
    await writeContent(wordsFile(name), words);
    if (bytes) await writeContent(imageFile(filename), bytes);
    return base;
  });
}

/**
 * Removes a picture unless content files refer to it, or it was changed by hand. `isKept`: its file goes to the
 * trash.
 */
export function unpublishPicture(
  filename: string,
  base: string,
  { isKept }: { isKept: boolean },
): Promise<void> {
  return inTurn(async () => {
    const { name = '' } = toPictureName(filename) ?? {};
    const state = await expectBase({ filename, base });
    const { problems } = await checkWithout(filename);
    if (problems.length > 0) {
      const places = [...new Set(problems.map(({ file }) => file))].join(', ');
      throw refusal(`It is still shown by ${places}.`, 400);
    }
    ownWrites.set(imageFile(name), null);
    await (isKept ? keepInTrash(filename) : removeContent(imageFile(filename)));
    if (state?.source !== null) await removeContent(wordsFile(name));
  });
}

/** What content files would lack without a picture. */
export const checkWithout = (filename: string): ReturnType<typeof checkContent> =>
  checkContent([
    [imageFile(filename), null],
    [wordsFile(toPictureName(filename)?.name ?? ''), null],
  ]);

/** Puts the files of a picture in the trash back, with the bytes they had. Returns their hash. */
export function republishPicture(filename: string, words: string | null): Promise<string> {
  return inTurn(async () => {
    const { name = '' } = toPictureName(filename) ?? {};
    await expectBase({ filename, base: null });
    const bytes = await readFromTrash(filename);
    if (!bytes) throw refusal('Its file is gone. A backup may have it.', 400);
    const changes: Changes = [[imageFile(filename), bytes]];
    if (words !== null) changes.push([wordsFile(name), words]);
    const { problems } = await checkContent(changes);
    const [problem] = problems;
    if (problem) throw refusal(`It does not fit any more: ${problem.reason}.`, 400);
    const base = baseOf(bytes, words);
    ownWrites.set(imageFile(name), base);
    if (words !== null) await writeContent(wordsFile(name), words);
    await writeContent(imageFile(filename), bytes);
    await removeFromTrash(filename);
    return base;
  });
}

async function expectBase({ filename, base }: { filename: string; base: string | null }) {
  const state = await stateOfPicture(filename);
  if ((state?.base ?? null) === base) return state;
  throw refusal(
    base === null
      ? `There is a picture ${filename} already.`
      : `The files of ${filename} were changed by hand. Open the picture again.`,
    409,
  );
}

function toError({ file, path, reason }: Problem, filename: string) {
  const [key = ''] = path.split('.');
  const { name = '' } = toPictureName(filename) ?? {};
  // A photo without any text has an empty file.
  const field = photoFields.find(field => keyOf(field) === (key || 'alt'));
  if (file === wordsFile(name) && field) return { path: field.name, message: reason };
  const message = file === imageFile(filename) ? `The file ${reason}` : `${file}: ${reason}`;
  return { path: 'file', message };
}
