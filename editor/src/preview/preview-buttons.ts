import { editorUrl } from '@/src/env';

/** The id of a kind that is one file. */
export const globalId = 'global';

/** For the controls above a form. */
export const wayBackFromPreview = '/preview/preview-way-back.client#PreviewWayBack';

type Data = Record<string, unknown>;

const urlOf = (kind: string, { id }: Data, isGlobal: boolean): string =>
  `${editorUrl}/api/preview/${kind}/${isGlobal ? globalId : String(id)}`;

/** The buttons that show a document as a page: in a tab as it was saved, and beside the form as it is. */
export const previewButtons = (kind: string, { isGlobal }: { isGlobal: boolean }) => ({
  preview: (data: Data) => urlOf(kind, data, isGlobal),
  livePreview: {
    url: ({ data }: { data: Data }) => `${urlOf(kind, data, isGlobal)}/live`,
    breakpoints: [
      { label: 'Phone', name: 'phone', width: 390, height: 844 },
      { label: 'Tablet', name: 'tablet', width: 768, height: 1024 },
      { label: 'Desktop', name: 'desktop', width: 1280, height: 800 },
    ],
  },
});
