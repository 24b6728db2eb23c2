export default function Page() {
  return <h1>Nothing else</h1>;
}
