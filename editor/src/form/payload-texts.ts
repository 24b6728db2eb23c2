/**
 * The texts of Payload's dialogs and menus, where its own do not state what happens to the site and to what was
 * typed, or name the program.
 */
export const payloadTexts = {
  aboutToPermanentlyDelete:
    'The {{label}} <1>{{title}}</1> and all its versions are gone then, and cannot be restored. Are you sure?',
  aboutToRestoreAsDraft:
    'The {{label}} <1>{{title}}</1> leaves the trash as a draft. As a published version it is back on the ' +
    'site, as it was.',
  anotherUserTakenOver:
    'Another user has taken over this document. If you save now, what you have typed is kept among the ' +
    'versions, beside theirs.',
  currentlyEditing:
    'is editing this document. If you take over, they cannot save it any more: what they have typed is kept ' +
    'among the versions when they try.',
  deletePermanently: 'Skip the trash: it cannot be restored',
  documentIsTrashed:
    'This {{label}} is in the trash, and not on the site. 30 days after its deletion it is gone.',
  documentOutOfDate:
    'Another user has saved this document since you opened it. Reload it before you change it; both versions ' +
    'are under "Versions".',
  payloadSettings: 'Settings',
};
