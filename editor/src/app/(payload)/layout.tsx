import type { ReactNode } from 'react';
import type { ServerFunctionClient } from 'payload';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import { importMap } from './admin/importMap.js';
import '@/src/theme/editor.css';

const serverFunction: ServerFunctionClient = async args => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};

/** The frame of every screen of the editor. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
