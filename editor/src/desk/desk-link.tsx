/** The desk in the navigation. */
export function DeskLink() {
  return (
    <a className="nav__link desk-link" href="/admin/desk">
      Desk
    </a>
  );
}
