'use client';

import {
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useModal,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog.client';
import type { DeletionEffect } from './references';

/** The item of the form's menu that moves a text to the trash. Its dialog lists what that does to the site. */
export function DeleteItem() {
  const { id, collectionSlug = '', hasTrashPermission, isTrashed } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { setModified } = useForm();
  const { config } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const [effect, setEffect] = useState<DeletionEffect | null>(null);
  if (!id || isTrashed || !hasTrashPermission) return null;
  const slug = `delete-text-${id}`;
  const url = `${config.routes.api}/${collectionSlug}/${id}`;

  const open = async () => {
    const response = await fetch(`${url}/references`).catch(() => null);
    if (!response?.ok) {
      toast.error('The links to it could not be looked up. Nothing was deleted. Try again.');
      return;
    }
    setEffect((await response.json()) as DeletionEffect);
    openModal(slug);
  };
  const moveToTrash = async (redirect: string) => {
    const response = await fetch(`${url}?${new URLSearchParams({ redirect }).toString()}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
    }).catch(() => null);
    if (response?.ok) {
      setModified(false);
      toast.success(`'${title}' moved to trash.`);
      router.push(`${config.routes.admin}/collections/${collectionSlug}`);
      return;
    }
    const answer = (await response?.json().catch(() => null)) as {
      errors?: { message: string }[];
    } | null;
    const errors = answer?.errors ?? [{ message: 'Not deleted: the editor does not answer.' }];
    for (const { message } of errors) toast.error(message);
  };

  return (
    <>
      <PopupList.Button id="action-delete-text" onClick={() => void open()}>
        Delete…
      </PopupList.Button>
      {effect && (
        <DeleteDialog slug={slug} title={String(title)} effect={effect} onDelete={moveToTrash} />
      )}
    </>
  );
}
