export const dynamic = 'force-dynamic';

/** A page of so many nodes that is made for each request and means nothing. */
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
