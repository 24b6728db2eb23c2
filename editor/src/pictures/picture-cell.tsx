import type { DefaultServerCellComponentProps } from 'payload';

/** The picture of a document in a list. */
export function PictureCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  if (typeof cellData !== 'string' || cellData === '') return null;
  return (
    <img
      className="picture-cell"
      src={`/api/picture/${encodeURIComponent(cellData)}`}
      alt={cellData}
      loading="lazy"
    />
  );
}
