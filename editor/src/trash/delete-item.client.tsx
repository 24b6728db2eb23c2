'use client';

import {
  ConfirmationModal,
  FullscreenModal,
  Button,
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
import type { DeletionEffect } from './references';

/** The item of the form's menu that moves a text to the trash. Its dialog lists what that does to the site. */
export function DeleteItem() {
  const { id, collectionSlug = '', hasTrashPermission, isTrashed } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { setModified } = useForm();
  const { config } = useConfig();
  const { openModal, closeModal } = useModal();
  const router = useRouter();
  const [effect, setEffect] = useState<DeletionEffect | null>(null);
  if (!id || isTrashed || !hasTrashPermission) return null;
  const slug = `delete-text-${id}`;
  const url = `${config.routes.api}/${collectionSlug}/${id}`;
  const heading = `Delete ${title}?`;

  const open = async () => {
    const response = await fetch(`${url}/references`).catch(() => null);
    if (!response?.ok) {
      toast.error('The links to it could not be looked up. Nothing was deleted. Try again.');
      return;
    }
    setEffect((await response.json()) as DeletionEffect);
    openModal(slug);
  };
  const moveToTrash = async () => {
    const response = await fetch(url, {
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
      {effect && effect.references.length === 0 && (
        <ConfirmationModal
          modalSlug={slug}
          heading={heading}
          body={<WhatLeaves address={effect.address} />}
          confirmLabel="Move to trash"
          confirmingLabel="Moving to trash"
          onConfirm={moveToTrash}
        />
      )}
      {effect && effect.references.length > 0 && (
        <FullscreenModal slug={slug} className="confirmation-modal">
          <div className="confirmation-modal__wrapper">
            <div className="confirmation-modal__content">
              <h1>{heading}</h1>
              <LinksToIt effect={effect} />
            </div>
            <div className="confirmation-modal__controls">
              <Button buttonStyle="secondary" size="large" onClick={() => closeModal(slug)}>
                Back
              </Button>
            </div>
          </div>
        </FullscreenModal>
      )}
    </>
  );
}

function WhatLeaves({ address }: Pick<DeletionEffect, 'address'>) {
  return (
    <>
      <p>
        {address
          ? `It leaves the site: ${address} responds "not found". No text, menu or home page links to it.`
          : 'It is a draft, and not on the site.'}
      </p>
      <p>It stays in the trash for 30 days, from where it can be restored.</p>
    </>
  );
}

function LinksToIt({ effect: { address, references } }: { effect: DeletionEffect }) {
  return (
    <>
      <p>{`If ${address} left the site, these links would lead to "not found". Change them first:`}</p>
      <ul className="reference-list">
        {references.map(({ file, title, place, url }) => (
          <li key={`${file} ${place}`}>
            {url ? <a href={url}>{title}</a> : title}
            {` · ${file}${place && `, ${place}`}`}
          </li>
        ))}
      </ul>
    </>
  );
}
