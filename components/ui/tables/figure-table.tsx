type Props = {
  caption: string;
  /** Whether only screen readers get the caption. */
  hidesCaption?: boolean;
  className?: string | undefined;
  /** The name of the first column, whose cells are headers of their rows. */
  first: string;
  columns: readonly string[];
  rows: readonly { head: string; cells: readonly string[] }[];
};

/** A table of figures: one column for each line of a chart. */
export function FigureTable({ caption, hidesCaption, className, first, columns, rows }: Props) {
  return (
    <table className={className}>
      <caption className={hidesCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {[first, ...columns].map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }, row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
