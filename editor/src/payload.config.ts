import path from 'node:path';
import { buildConfig } from 'payload';
import { textKinds, yamlKinds } from '@/format/kinds';
import { textCollection } from './collections/text-collection';
import { users } from './collections/users';
import { withLimitedLocks } from './access/locks';
import { database } from './database';
import { keepRefusedText } from './content/keep-refused';
import { consoleEndpoints } from './console/endpoints';
import { editorUrl, secret, siteName, siteTimeZone } from './env';
import { logFormat } from './log-format';
import { payloadBlocks } from './form/payload-fields';
import { payloadTexts } from './form/payload-texts';
import { withoutInvalidData } from './form/refuse-invalid-data';
import { pickEndpoint } from './picks/endpoint';
import { pictureEndpoints } from './pictures/endpoints';
import { pictures } from './pictures/pictures';
import { previewEndpoints } from './preview/endpoints';
import { yamlGlobal } from './globals/yaml-global';
import { startImport } from './import/start-import';
import { favicon } from './theme/stumps';
import { startEmptyingTrash } from './trash/empty-trash';

const config = buildConfig({
  secret,
  serverURL: editorUrl,
  csrf: [editorUrl],
  cookiePrefix: 'editor',
  telemetry: false,
  // Commands print only what goes wrong beside their own output.
  logger: {
    options: { ...logFormat, level: process.env.EDITOR_IMPORT === 'off' ? 'warn' : 'info' },
  },
  graphQL: { disable: true },
  admin: {
    user: 'users',
    // Others request an image of the user from a third party.
    avatar: 'default',
    meta: {
      titleSuffix: ` · ${siteName}: editor`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: favicon }],
    },
    dateFormat: 'd MMM yyyy, HH:mm',
    // Schedules name the only zone that there is, so that nobody has to compute one.
    timezones: {
      supportedTimezones: [{ label: `${siteTimeZone}, as on the site`, value: siteTimeZone }],
      defaultTimezone: siteTimeZone,
    },
    components: {
      afterNavLinks: ['/console/console-link#ConsoleLink'],
      beforeDashboard: [
        '/search/search-form#SearchForm',
        '/schedule/failed-schedules-notice#FailedSchedulesNotice',
        '/dashboard/work-lists#WorkLists',
      ],
      afterDashboard: ['/console/console-card#ConsoleCard'],
      graphics: { Logo: '/theme/logo#Logo', Icon: '/theme/logo#Icon' },
      views: { console: { Component: '/console/console-view#ConsoleView', path: '/desk' } },
    },
    importMap: { baseDir: path.resolve(process.cwd(), 'src') },
  },
  i18n: { translations: { en: { general: payloadTexts } } },
  blocks: payloadBlocks,
  collections: [...textKinds.map(textCollection), pictures, users],
  // A photo has at most 20 MB, and the API's loader reports a larger one.
  upload: { limits: { fileSize: 21 * 1024 * 1024 }, abortOnLimit: true },
  globals: yamlKinds.map(yamlGlobal),
  hooks: { afterError: [keepRefusedText] },
  // Passwords are set on the server; nothing is sent.
  email: () => ({
    name: 'none',
    defaultFromAddress: 'nobody@localhost',
    defaultFromName: siteName,
    sendEmail: () => Promise.resolve(),
  }),
  endpoints: [...consoleEndpoints, ...pictureEndpoints, pickEndpoint, ...previewEndpoints],
  jobs: {
    deleteJobOnComplete: true,
    autoRun: [{ cron: '* * * * * *', limit: 10 }],
    access: { run: () => false },
  },
  typescript: { autoGenerate: false },
  db: database,
  onInit: async payload => {
    if (process.env.EDITOR_IMPORT === 'off') return;
    await startImport(payload);
    startEmptyingTrash(payload);
  },
});

export default config.then(withLimitedLocks).then(withoutInvalidData);
