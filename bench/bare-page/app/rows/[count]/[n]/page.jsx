export const dynamic = 'force-dynamic';

/** A page with `count` nodes of placeholder content, rendered for each request. */
export default async function Rows({ params }) {
  const rows = Math.round(Number((await params).count) / 4);
  return (
    <main>
      {Array.from({ length: rows }, (_, row) => (
        <p key={row}>
          <a href={`/rows/${row}`}>
            <b>Row {row}</b>
            <i>and nothing else</i>
          </a>
        </p>
      ))}
    </main>
  );
}
