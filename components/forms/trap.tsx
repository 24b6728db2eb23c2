/** A field that nobody sees or reaches; what fills it in is no visitor. */
export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name="website" type="text" tabIndex={-1} autoComplete="off" aria-label="Leave empty" />
    </div>
  );
}
