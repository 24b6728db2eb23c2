import type { ReactNode } from 'react';
import type { ServerFunctionClient } from 'payload';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import { importMap } from './admin/importMap.js';
import '@/src/theme/editor.css';
import '@/src/desk/desk.css';
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

/** The frame of every screen of the editor. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: fontClassName }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  );
}
