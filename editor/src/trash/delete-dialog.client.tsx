'use client';

import { Button, FullscreenModal, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import type { PickOption } from '@/format/picks';
import { PickSelect } from '@/src/picks/pick-select.client';
import type { DeletionEffect } from './references';

type Props = {
  slug: string;
  title: string;
  effect: DeletionEffect;
  /** Resolves when it has been tried; `redirect` is the address for its visitors, empty for none. */
  onDelete: (redirect: string) => Promise<void>;
};

/** What the deletion of a text does to the site, and where its visitors are sent. */
export function DeleteDialog({ slug, title, effect, onDelete }: Props) {
  const { closeModal } = useModal();
  const [target, setTarget] = useState<PickOption | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const { address, references } = effect;
  const lasting = references.filter(({ isLink }) => !isLink);
  const mayDelete = (target ? lasting : references).length === 0;
  const confirm = async () => {
    setIsDeleting(true);
    await onDelete(target?.value ?? '');
    setIsDeleting(false);
    closeModal(slug);
  };

  return (
    <FullscreenModal slug={slug} className="confirmation-modal delete-dialog">
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1>{`Delete ${title}?`}</h1>
          {effect.isPicture && <p>{pictureText(references.length)}</p>}
          {!effect.isPicture && address === null && <p>It is a draft, and not on the site.</p>}
          {address !== null && (
            <>
              <WhatLeaves address={address} effect={effect} target={target} />
              <div className="field-type">
                <label className="field-label" htmlFor={`${slug}-target`}>
                  Send visitors to…
                </label>
                <PickSelect
                  id={`${slug}-target`}
                  pick="link"
                  isMulti={false}
                  isDisabled={isDeleting}
                  hasError={false}
                  chosen={target ? [target] : []}
                  onChange={([option]) => setTarget(option ?? null)}
                />
                <p className="field-description">
                  A page of this site, for those who come to the old address.
                </p>
              </div>
              {(target ? lasting : references).length > 0 && <p>{linksText(target)}</p>}
            </>
          )}
          <References references={target ? lasting : references} />
          <p>It stays in the trash for 30 days, from where it can be restored.</p>
        </div>
        <div className="confirmation-modal__controls">
          <Button buttonStyle="secondary" size="large" onClick={() => closeModal(slug)}>
            Back
          </Button>
          <Button size="large" disabled={!mayDelete || isDeleting} onClick={() => void confirm()}>
            {isDeleting ? 'Moving to trash' : 'Move to trash'}
          </Button>
        </div>
      </div>
    </FullscreenModal>
  );
}

type EffectProps = { address: string; effect: DeletionEffect; target: PickOption | null };

function WhatLeaves({ address, effect: { oldAddresses, references }, target }: EffectProps) {
  const also = oldAddresses.length > 0 && ` So do those who come to ${oldAddresses.join(', ')}.`;
  const links = references.filter(({ isLink }) => isLink).length;
  return target ? (
    <p>
      {`It leaves the site: visitors of ${address} are sent to ${target.value}`}
      {links > 0 &&
        `, and so are those who follow ${links === 1 ? 'the link' : `the ${links} links`} to it`}
      {'.'}
      {also}
    </p>
  ) : (
    <p>
      {`It leaves the site: ${address} responds "not found".`}
      {oldAddresses.length > 0 && ` So do its old addresses: ${oldAddresses.join(', ')}.`}
      {references.length === 0 && ' No text, menu or home page links to it.'}
    </p>
  );
}

const pictureText = (uses: number): string =>
  uses === 0 ? 'No text or page of the site shows it.' : 'These show it. Change them first:';

const linksText = (target: PickOption | null): string =>
  target
    ? 'These name it itself, so that a redirect does not help. Change them first:'
    : 'These lead to it. Choose where visitors are sent, or change them first:';

function References({ references }: Pick<DeletionEffect, 'references'>) {
  if (references.length === 0) return null;
  return (
    <ul className="reference-list">
      {references.map(({ file, title, place, url }) => (
        <li key={`${file} ${place}`}>
          {url ? <a href={url}>{title}</a> : title}
          {` · ${file}${place && `, ${place}`}`}
        </li>
      ))}
    </ul>
  );
}
