import type { Schema } from '@/lib/contract/validation/parse';
import type * as z from 'zod/mini';
import { errorCode } from '@/api/error-code';
import { PhotoFile } from './front-matter';
import { toPhotoAsset, type PhotoAsset } from '@/api/content/photos/photo-asset';
import { toSvgAsset, type PictureAsset, type SvgAsset } from '@/api/content/photos/picture-asset';
import { readParts, type Body } from '@/api/content/markdown';
import type { Sources } from '@/api/content/sources';
import { createReport, type ValidationError, type Report } from '@/api/content/validation-errors';
import { reasonUnreachable } from './unreachable';
import { readYaml, splitFrontMatter } from './yaml';

/** A Markdown file: its name below its folder, without the extension, and its content. */
export type TextFile<T> = { name: string; data: T; body: Body; report: Report };

const validName = /^[a-z0-9]+([-/][a-z0-9]+)*$/;

/** Reads a folder of content; errors are added to `problems`. */
export function openFolder(
  sources: Sources,
  problems: ValidationError[],
  onFile?: (file: string) => void,
) {
  /**
   * The names of a folder's files with one extension; another extension, or a name that cannot be a
   * URL or that the site never shows, is an error.
   */
  function namesIn(name: string, ending: string): string[] {
    return sources.files
      .filter(file => file.startsWith(`${name}/`))
      .flatMap(file => {
        const reason = nameProblem(name, file, ending);
        if (reason === null) return file.slice(name.length + 1, -ending.length);
        createReport(file, problems).add('', reason);
        return [];
      });
  }

  /** The text of a file; null, with an error in the report, when it cannot be parsed. */
  function textOf(report: Report): string | null {
    try {
      const reason = sources.slowReason(report.file);
      if (reason === null) return sources.textOf(report.file);
      report.add('', reason);
    } catch (error) {
      report.add('', `cannot be read: ${errorCode(error) ?? String(error)}`);
    }
    return null;
  }

  return {
    yaml<S extends Schema>(file: string, schema: S): { data: z.output<S>; report: Report } | null {
      const report = createReport(file, problems, onFile);
      if (!sources.files.includes(file)) {
        report.add('', 'there is no such file');
        return null;
      }
      const before = problems.length;
      const text = textOf(report);
      const value = text === null ? undefined : readYaml(text, report);
      const data = problems.length > before ? null : report.check(schema, value);
      return data === null ? null : { data, report };
    },

    texts<S extends Schema>(name: string, schema: S): TextFile<z.output<S>>[] {
      return namesIn(name, '.md').flatMap(baseName => {
        const report = createReport(`${name}/${baseName}.md`, problems, onFile);
        const text = textOf(report);
        const parts = text === null ? null : splitFrontMatter(text, report);
        const data = parts && report.check(schema, parts.data);
        if (!parts) return [];
        const body = { text: parts.body, firstLine: parts.bodyLine };
        if (data === null) {
          // Both are reported to its author together.
          readParts(body, report, () => null);
          return [];
        }
        return { name: baseName, data, body, report };
      });
    },

    logos: (): SvgAsset[] =>
      namesIn('logos', '.svg').map(id =>
        toSvgAsset('logos', id, sources.bytesOf(`logos/${id}.svg`)),
      ),

    /** Drawings and photos. */
    pictures(): PictureAsset[] {
      return sources.files
        .filter(file => file.startsWith('pictures/'))
        .flatMap((file): PictureAsset[] => {
          const report = createReport(file, problems);
          const [, id = '', ending = ''] = pictureFile.exec(file) ?? [];
          const first = firstPictureOf(id) ?? file;
          if (!id) report.add('', 'expected a name such as two-words.svg');
          else if (ending === 'yaml') checkPhotoBeside(report, id);
          else if (first !== file) report.add('', `has the name of ${first}`);
          else if (ending === 'svg') return [toSvgAsset('pictures', id, sources.bytesOf(file))];
          else return photo(report, id);
          return [];
        });
    },
  };

  /** A drawing, else the first photo. */
  function firstPictureOf(id: string): string | undefined {
    const drawing = `pictures/${id}.svg`;
    if (sources.files.includes(drawing)) return drawing;
    return sources.files.find(file => isPictureOf(file, id));
  }

  /** The texts of a photo need a photo. */
  function checkPhotoBeside(report: Report, id: string): void {
    const hasPhoto = sources.files.some(file => isPictureOf(file, id));
    if (!hasPhoto && !sources.isReplaced(`pictures/${id}.`))
      report.addReference('', `there is no photo ${id}`);
  }

  function photo(report: Report, id: string): PhotoAsset[] {
    const checked = sources.photoOf(report.file);
    if ('reason' in checked) report.add('', checked.reason);
    const words = `pictures/${id}.yaml`;
    if (!sources.files.includes(words) && !sources.leftOut.has(words))
      report.add('', `expected ${words} with its alt`);
    if ('reason' in checked || !sources.files.includes(words)) return [];
    const wordsReport = createReport(words, problems, onFile);
    const text = textOf(wordsReport);
    const value = text === null ? undefined : readYaml(text, wordsReport);
    const file = value === undefined ? null : wordsReport.check(PhotoFile, value);
    return file ? [toPhotoAsset(id, checked, file)] : [];
  }
}

/** Why the site cannot show a file of a folder under its name; null when it can. */
export function nameProblem(folder: string, file: string, ending: string): string | null {
  const baseName = file.slice(folder.length + 1, -ending.length);
  return file.endsWith(ending) && validName.test(baseName)
    ? reasonUnreachable(folder, baseName)
    : `expected a name such as two-words${ending}`;
}

const pictureFile = /^pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)\.(svg|jpe?g|png|webp|avif|yaml)$/;

const isPictureOf = (file: string, id: string): boolean =>
  file.startsWith(`pictures/${id}.`) && !file.endsWith('.yaml');
