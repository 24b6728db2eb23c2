import { toPicture, type SvgAsset } from './svg-asset';
import { openFolder, type TextFile } from './folder';
import {
  BannersFile,
  BonusFile,
  BookmakerFile,
  HomeFile,
  MenuFile,
  NewsFile,
  PageFile,
  TagsFile,
} from './front-matter';
import { withPictures, type FindPicture } from './html-pictures';
import type { OnFile, ValidationError, Report } from './validation-errors';

export type Files = NonNullable<ReturnType<typeof readFiles>>;

/**
 * Parses every file of the content, with the URLs of its pictures; invalid ones are omitted and
 * added to `problems`. Null when a required single file is missing.
 */
export function readFiles(folder: string, problems: ValidationError[], onFile?: OnFile) {
  const files = openFolder(folder, problems, onFile);
  const drawings = {
    pictures: byId(files.drawings('pictures')),
    logos: byId(files.drawings('logos')),
  };
  const pictureFor =
    (report: Report): FindPicture =>
    (id, path) => {
      const drawing = drawings.pictures.get(id);
      if (!drawing) report.add(path, `there is no picture '${id}'`);
      return drawing ? toPicture(drawing) : null;
    };
  const illustrated = <T extends { data: unknown; report: Report }>(file: T): T => ({
    ...file,
    data: withPictures(file.data, '', file.report, pictureFor(file.report)),
  });

  const menu = files.yaml('menu.yaml', MenuFile);
  const home = files.yaml('home.yaml', HomeFile);
  const banners = files.yaml('banners.yaml', BannersFile);
  const tags = files.yaml('tags.yaml', TagsFile);
  const texts = {
    news: files.texts('news', NewsFile).map(illustrated),
    pages: files.texts('pages', PageFile).map(illustrated),
    bookmakers: files.texts('bookmakers', BookmakerFile).map(illustrated).sort(byOrder),
    bonuses: files.texts('bonuses', BonusFile).map(illustrated).sort(byOrder),
  };
  if (!menu || !home || !banners || !tags) return null;
  return {
    menu: illustrated(menu).data,
    home: illustrated(home).data,
    banners: new Map(Object.entries(illustrated(banners).data)),
    /** Guide tags: slug to name. */
    tags: new Map(Object.entries(tags.data)),
    ...texts,
    drawings,
    pictureFor,
  };
}

const byId = (drawings: SvgAsset[]): ReadonlyMap<string, SvgAsset> =>
  new Map(drawings.map(drawing => [drawing.id, drawing]));

const byOrder = (a: TextFile<{ order: number }>, b: TextFile<{ order: number }>): number =>
  a.data.order - b.data.order || (a.name < b.name ? -1 : 1);
