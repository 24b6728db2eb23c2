import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@/lib/contract/parse';
import type * as z from 'zod/mini';
import { toDrawing, type Drawing, type MediaKind } from './drawing';
import { listFiles } from './list-files';
import type { Body } from './markdown';
import { createReport, type OnFile, type Problem, type Report } from './problems';
import { readYaml, splitFrontMatter } from './yaml';

/** A Markdown file: its name below its folder, without the ending, and what it holds. */
export type TextFile<T> = { name: string; data: T; body: Body; report: Report };

const validName = /^[a-z0-9]+([-/][a-z0-9]+)*$/;

/** Reads a folder of content; what does not fit is added to `problems`. */
export function openFolder(folder: string, problems: Problem[], onFile?: OnFile) {
  const files = listFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file));

  /** Names of a folder's files of one ending; another ending or a name that is no address is a problem. */
  function namesIn(name: string, ending: string): string[] {
    return files
      .filter(file => file.startsWith(`${name}/`))
      .flatMap(file => {
        const own = file.slice(name.length + 1, -ending.length);
        if (file.endsWith(ending) && validName.test(own)) return own;
        createReport(file, problems).add('', `expected a name such as two-words${ending}`);
        return [];
      });
  }

  return {
    yaml<S extends Schema>(file: string, schema: S): { data: z.output<S>; report: Report } | null {
      const report = createReport(file, problems, onFile);
      if (!files.includes(file)) {
        report.add('', 'there is no such file');
        return null;
      }
      const before = problems.length;
      const value = readYaml(read(file).toString(), report);
      const data = problems.length > before ? null : report.check(schema, value);
      return data === null ? null : { data, report };
    },

    texts<S extends Schema>(name: string, schema: S): TextFile<z.output<S>>[] {
      return namesIn(name, '.md').flatMap(own => {
        const report = createReport(`${name}/${own}.md`, problems, onFile);
        const parts = splitFrontMatter(read(report.file).toString(), report);
        const data = parts && report.check(schema, parts.data);
        if (!parts || data === null) return [];
        const body = { text: parts.body, firstLine: parts.bodyLine };
        return { name: own, data, body, report };
      });
    },

    drawings(kind: MediaKind): Drawing[] {
      return namesIn(kind, '.svg').map(id => toDrawing(kind, id, read(`${kind}/${id}.svg`)));
    },
  };
}
