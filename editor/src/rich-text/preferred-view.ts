const key = 'editor-shows-source';

/** Whether the user of this browser chose to write texts as their source; false on the server. */
export const prefersSource = (): boolean =>
  typeof localStorage !== 'undefined' && localStorage.getItem(key) === 'yes';

export const preferSource = (isSource: boolean): void =>
  localStorage.setItem(key, isSource ? 'yes' : 'no');
