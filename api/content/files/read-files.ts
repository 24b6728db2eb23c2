import type { Schema } from '@/lib/contract/validation/parse';
import { toPicture, type PictureAsset } from '@/api/content/photos/picture-asset';
import { openFolder, type TextFile } from './folder';
import { usualRules, type CompetitionRules } from '@/lib/domain/series/table-rules';
import { textFileSchemas, yamlFileSchemas } from './front-matter';
import type { LeaguesFile } from './leagues-file';
import { withPictures, type FindAsset, type FindPicture } from '@/api/content/photos/html-pictures';
import type { Sources } from '@/api/content/sources';
import type { ValidationError, Report } from '@/api/content/validation-errors';

export type Files = NonNullable<ReturnType<typeof readFiles>>;

/**
 * Parses every file of the content, with the URLs of its images; invalid ones are omitted and added
 * to `problems`. Null without the menu or the home page.
 */
export function readFiles(
  sources: Sources,
  problems: ValidationError[],
  onFile?: (file: string) => void,
) {
  const files = openFolder(sources, problems, onFile);
  const drawings = { pictures: byId(files.pictures()), logos: byId(files.logos()) };
  const assetFor =
    (report: Report): FindAsset =>
    (id, path) => {
      const asset = drawings.pictures.get(id);
      if (!asset && !sources.isReplaced(`pictures/${id}.`))
        report.addReference(path, `there is no picture '${id}'`);
      return asset ?? null;
    };
  const pictureFor =
    (report: Report): FindPicture =>
    (id, path) => {
      const asset = assetFor(report)(id, path, true);
      return asset && toPicture(asset);
    };
  const optional = <S extends Schema>(file: string, schema: S) =>
    sources.leftOut.has(file) ? null : files.yaml(file, schema);
  const illustrated = <T extends { data: unknown; report: Report }>(file: T): T => ({
    ...file,
    data: withPictures(file.data, '', file.report, assetFor(file.report)),
  });

  const menu = files.yaml('menu.yaml', yamlFileSchemas.menu);
  const home = files.yaml('home.yaml', yamlFileSchemas.home);
  const banners = optional('banners.yaml', yamlFileSchemas.banners);
  const tags = optional('tags.yaml', yamlFileSchemas.tags);
  const ifPresent = <S extends Schema>(file: string, schema: S) =>
    sources.files.includes(file) ? optional(file, schema) : null;
  const leagues = ifPresent('leagues.yaml', yamlFileSchemas.leagues);
  const redirects = ifPresent('redirects.yaml', yamlFileSchemas.redirects);
  const reports = ifPresent('reports.yaml', yamlFileSchemas.reports);
  const texts = {
    pages: files.texts('pages', textFileSchemas.pages).map(illustrated),
    bookmakers: files
      .texts('bookmakers', textFileSchemas.bookmakers)
      .map(illustrated)
      .sort(byOrder),
    bonuses: files.texts('bonuses', textFileSchemas.bonuses).map(illustrated).sort(byOrder),
  };
  if (!menu || !home) return null;
  return {
    menu: illustrated(menu).data,
    home: illustrated(home).data,
    banners: new Map(Object.entries(banners ? illustrated(banners).data : {})),
    /** Guide tags: slug to name. */
    tags: new Map(Object.entries(tags?.data ?? {})),
    competitions: (leagues?.data.competitions ?? []).map(toCompetition),
    redirects: redirects?.data.redirects ?? [],
    hiddenReports: reports?.data.hidden ?? [],
    ...texts,
    drawings,
    assetFor,
    pictureFor,
    sources,
  };
}

const byId = <T extends PictureAsset>(assets: T[]): ReadonlyMap<string, T> =>
  new Map(assets.map(asset => [asset.id, asset]));

const toCompetition = (entry: LeaguesFile['competitions'][number]): CompetitionRules => ({
  name: entry.name,
  from: entry.from ?? null,
  to: entry.to ?? null,
  win: entry.win,
  tie: entry.tie,
  noResult: entry.no_result,
  bonus: entry.bonus ? { points: entry.bonus.points, runRate: entry.bonus.run_rate } : null,
  order: entry.order ?? usualRules.order,
  carriesInto: entry.carries_into ?? null,
  source: entry.source,
});

const byOrder = (a: TextFile<{ order: number }>, b: TextFile<{ order: number }>): number =>
  a.data.order - b.data.order || (a.name < b.name ? -1 : 1);
