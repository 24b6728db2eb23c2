import { Icon as Icon_d8459b860d92fc8cb298e604a2b8a954 } from '../../../theme/logo'
import { Logo as Logo_d8459b860d92fc8cb298e604a2b8a954 } from '../../../theme/logo'
import { PictureField as PictureField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e6f } from '../../../pictures/picture-field.client'
import { FlagField as FlagField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e74 } from '../../../form/flag-field.client'
import { TextField as TextField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e77 } from '../../../rich-text/text-field.client'
import { SiteStateCell as SiteStateCell_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e75 } from '../../../content/site-state'
import { SiteStateNotice as SiteStateNotice_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e75 } from '../../../content/site-state'
import { LeftOutNotice as LeftOutNotice_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e73 } from '../../../form/left-out-notice.client'
import { RowLabel as RowLabel_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e72 } from '../../../form/row-label.client'
import { ConsoleCard as ConsoleCard_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e70 } from '../../../console/console-card'
import { ConsoleLink as ConsoleLink_558bb61800f500a62f31b207eb82b383 } from '../../../console/console-link'
import { ConsoleView as ConsoleView_f29ea68450750a416af2ca44e5a76bc4 } from '../../../console/console-view'
import { FailedSchedulesNotice as FailedSchedulesNotice_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e71 } from '../../../schedule/failed-schedules-notice'
import { WorkLists as WorkLists_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e76 } from '../../../dashboard/work-lists'
import { DeleteItem as DeleteItem_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e77 } from '../../../trash/delete-item.client'
import { PickField as PickField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e78 } from '../../../picks/pick-field.client'
import { SearchForm as SearchForm_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e79 } from '../../../search/search-form'
import { AddressField as AddressField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e7a } from '../../../form/address-field.client'
import { PictureCell as PictureCell_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e7b } from '../../../pictures/picture-cell'
import { VersionsView as VersionsView_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e7c } from '../../../versions/versions-view'
import { PreviewWayBack as PreviewWayBack_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e7d } from '../../../preview/preview-way-back.client'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/theme/logo#Icon": Icon_d8459b860d92fc8cb298e604a2b8a954,
  "/theme/logo#Logo": Logo_d8459b860d92fc8cb298e604a2b8a954,
  "/pictures/picture-field.client#PictureField": PictureField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e6f,
  "/form/flag-field.client#FlagField": FlagField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e74,
  "/rich-text/text-field.client#TextField": TextField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e77,
  "/content/site-state#SiteStateCell": SiteStateCell_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e75,
  "/content/site-state#SiteStateNotice": SiteStateNotice_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e75,
  "/form/left-out-notice.client#LeftOutNotice": LeftOutNotice_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e73,
  "/form/row-label.client#RowLabel": RowLabel_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e72,
  "/console/console-card#ConsoleCard": ConsoleCard_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e70,
  "/console/console-link#ConsoleLink": ConsoleLink_558bb61800f500a62f31b207eb82b383,
  "/console/console-view#ConsoleView": ConsoleView_f29ea68450750a416af2ca44e5a76bc4,
  "/schedule/failed-schedules-notice#FailedSchedulesNotice": FailedSchedulesNotice_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e71,
  "/dashboard/work-lists#WorkLists": WorkLists_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e76,
  "/trash/delete-item.client#DeleteItem": DeleteItem_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e77,
  "/picks/pick-field.client#PickField": PickField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e78,
  "/search/search-form#SearchForm": SearchForm_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e79,
  "/form/address-field.client#AddressField": AddressField_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e7a,
  "/pictures/picture-cell#PictureCell": PictureCell_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e7b,
  "/versions/versions-view#VersionsView": VersionsView_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e7c,
  "/preview/preview-way-back.client#PreviewWayBack": PreviewWayBack_5d1c8f0a2b7e4c6d9e3f1a2b3c4d5e7d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
