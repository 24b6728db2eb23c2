/**
 * Puts the remembered scheme on the html element before anything is painted. For the head; the html
 * element then differs from what React rendered, so it needs `suppressHydrationWarning`.
 * The text holds no character that HTML would escape.
 */
export function ThemeScript() {
  return (
    <script>
      {'try{let t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}'}
    </script>
  );
}
