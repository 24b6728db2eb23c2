/** Honeypot: a field hidden from visitors, so that only bots fill it in. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name="website" type="text" tabIndex={-1} autoComplete="off" aria-label="Leave empty" />
    </div>
  );
}
