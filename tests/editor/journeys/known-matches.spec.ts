import path from 'node:path';
import { expect } from '@playwright/test';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { addUsers, logInByApi, newStory, publish, startEditor } from './editor-program';
import type { EditorFolders } from './editor-program';
import { test } from './editor-test';
import { apiUrl } from './ports';
import { siteDataDir as dataDir, siteEditorPort } from './site-under-test';

/* The matches that a story names, looked up at the API. */
const contentDir = path.join(dataDir, 'content');
const folders: EditorFolders = { dataDir, contentDir, port: siteEditorPort, databaseUrl: null };

let editor: Program | undefined;

test.beforeAll(async ({ newDatabase }) => {
  folders.databaseUrl = await newDatabase();
  await addUsers(folders, ['editor']);
  editor = await startEditor(folders);
});

test.afterAll(async () => {
  await editor?.stop('SIGTERM');
});

test('a match that the API does not have is refused at its field, and one that it has is published', async ({
  request,
}, { project }) => {
  const call = await logInByApi(folders, 'editor');
  const { results } = (await (await request.get(`${apiUrl}/api/events/?type=match`)).json()) as {
    results: { id: number | string }[];
  };
  const id = String(results[0]?.id);
  const story = { ...newStory(`about-a-match-on-${project.name}`), matches: [id] };

  for (const wrong of ['99999999', `/odds/a-match-${id}`, 'a match']) {
    const { status, json } = await publish(call, { ...story, matches: [id, wrong] });
    expect([wrong, status]).toEqual([wrong, 400]);
    expect(JSON.stringify(json)).toContain(
      `"path":"matches","message":"There is no match '${wrong}'.`,
    );
  }

  expect((await publish(call, story)).status).toBe(201);
});
