import type { ReactNode } from 'react';
import { cookies } from 'next/headers';
import type { ServerFunctionClient } from 'payload';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import { importMap } from './admin/importMap.js';
import '@/src/theme/editor.css';
import '@/src/console/console.css';
import '@/src/rich-text/rich-text.css';
import '@/src/trash/delete-dialog.css';
import { DeviceTheme } from '@/src/theme/device-theme.client';
import { fontClassName } from '@/src/theme/font';

const serverFunction: ServerFunctionClient = async args => {
  'use server';
  return handleServerFunctions({ ...args, args: withPublish(args), config, importMap });
};

type ServerFunctionArgs = Parameters<ServerFunctionClient>[0];

/**
 * Schedules only publish: a document leaves the site when it is deleted. Payload's form preselects the opposite
 * for a document that has never been published; theme/editor.css hides the choice.
 */
const withPublish = ({ name, args }: ServerFunctionArgs): ServerFunctionArgs['args'] =>
  name === 'schedule-publish' && args.type ? { ...args, type: 'publish' } : args;

/** The layout of every screen of the editor. */
export default async function Layout({ children }: { children: ReactNode }) {
  const { cookiePrefix } = await config;
  const hasChosenTheme = (await cookies()).has(`${cookiePrefix}-theme`);
  // Until scripts run, theme/editor.css follows the device.
  const scheme = hasChosenTheme ? {} : { 'data-scheme': 'device' };

  return (
    <RootLayout
      config={config}
      htmlProps={{ className: fontClassName, ...scheme }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      <DeviceTheme />
      {children}
    </RootLayout>
  );
}
