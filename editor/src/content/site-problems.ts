import type { Payload } from 'payload';
import { textKinds, yamlKinds } from '@/format/kinds';
import { toPictureName, picturesFolder } from '@/src/pictures/picture-files';
import { contentProblems, type SiteProblem } from './bridge';

/** A list asks for each of its rows. */
const keptMs = 2000;

// Next may load a module several times; the process asks once.
const shared = globalThis as { editorProblems?: { at: number; found: Promise<SiteProblem[]> } };

/** The problems of a content file as the site has it; none when the loader does not answer. */
export async function problemsOfFile(file: string): Promise<SiteProblem[]> {
  let known = shared.editorProblems;
  if (!known || Date.now() - known.at > keptMs)
    shared.editorProblems = known = { at: Date.now(), found: contentProblems() };
  const found = await known.found.catch((): SiteProblem[] => []);
  return found.filter(problem => problem.file === file && problem.kind !== 'warning');
}

const notOnSite = 'Not on the site';
const earlierOnSite = 'An earlier version is on the site';

/** The problems that keep a file off the site first, then those of which an earlier version is shown. */
export function byEffect(problems: readonly SiteProblem[]): SiteProblem[] {
  const others = problems.filter(one => ![notOnSite, earlierOnSite].includes(effectText(one)));
  const of = (text: string) => problems.filter(one => effectText(one) === text);
  return [...of(notOnSite), ...of(earlierOnSite), ...others];
}

/** What a problem means for visitors. */
export function effectText({ kind, effect }: Pick<SiteProblem, 'kind' | 'effect'>): string {
  if (kind === 'warning') return 'On the site, without this part';
  if (effect === 'left out') return notOnSite;
  return effect === 'in use' ? 'On the site nevertheless' : earlierOnSite;
}

type Documents = {
  docs: { id: number | string; path?: string; name?: string; title?: string; alt?: string }[];
};
/** The form of a content file: its address, and what the file is called. */
type FileForm = { url: string; title: string };

/** The forms of content files, by file; a file that no form can show has none. */
export async function formsOfFiles(
  payload: Payload,
  files: readonly string[],
): Promise<Map<string, FileForm>> {
  const forms = new Map<string, FileForm>();
  for (const { name, file, label } of yamlKinds)
    if (files.includes(file)) forms.set(file, { url: `/admin/globals/${name}`, title: label });
  const folders = [...textKinds.map(({ folder }) => folder), picturesFolder];
  for (const folder of folders) {
    const names = new Map(
      files
        .filter(file => file.startsWith(`${folder}/`))
        .map(file => [nameIn(folder, file), file] as const),
    );
    if (names.size === 0) continue;
    const [key, title] =
      folder === picturesFolder ? (['name', 'alt'] as const) : (['path', 'title'] as const);
    const { docs } = (await payload.find({
      collection: folder as never,
      where: { [key]: { in: [...names.keys()] } },
      select: { [key]: true, [title]: true } as never,
      depth: 0,
      pagination: false,
    })) as unknown as Documents;
    for (const { id, ...document } of docs) {
      const file = names.get(String(document[key]));
      if (file !== undefined)
        forms.set(file, {
          url: `/admin/collections/${folder}/${id}`,
          title: document[title] || file,
        });
    }
  }
  return forms;
}

function nameIn(folder: string, file: string): string {
  const name = file.slice(folder.length + 1);
  return folder === picturesFolder
    ? (toPictureName(name)?.name ?? name.replace(/\.yaml$/, ''))
    : name.replace(/\.md$/, '');
}
