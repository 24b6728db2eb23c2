/** The list of versions, for `views.edit` of a collection or of a separate file. */
export const versionsView = {
  versions: { Component: '/versions/versions-view#VersionsView' },
};
