/*
 * The document in the frame beside a form. It sends the content of the form to the editor, saved or
 * not, and shows the site's page with it, below what the page leaves out.
 */
export const previewPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Preview</title>
<style>
  html, body { height: 100%; margin: 0; }
  body { display: flex; flex-direction: column; font: 16px/1.5 system-ui, sans-serif; }
  iframe { flex: 1; width: 100%; border: 0; }
  [role='alert'] { padding: 16px 24px; background: #fff4e5; color: #14221b; }
  [role='alert']:empty { display: none; }
</style>
<div role="alert"></div>
<iframe title="The page with the draft"></iframe>
<script>
  const [problems, frame] = document.body.children;
  let shown = '', timer = 0, number = 0;
  async function show(data) {
    const own = ++number;
    const response = await fetch(location.pathname.replace(/\\/live$/, ''), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    const answer = await response.json().catch(() => ({}));
    // A later change is on its way.
    if (own !== number) return;
    if (answer.url) frame.src = answer.url;
    const texts =
      answer.warnings ?? answer.problems ?? ['There is no preview: status ' + response.status];
    problems.replaceChildren(
      ...texts.map(text => Object.assign(document.createElement('p'), { textContent: text })),
    );
  }
  addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data?.type !== 'payload-live-preview' || !data.data) return;
    const text = JSON.stringify(data.data);
    if (text === shown) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(data.data), shown === '' ? 0 : 400);
    shown = text;
  });
  if (parent === window) show();
  else parent.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);
</script>
</html>
`;
