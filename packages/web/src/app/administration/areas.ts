import {
  type Icon,
  IconActivity,
  IconAdjustments,
  IconBellCog,
  IconBook2,
  IconCertificate,
  IconRosette,
  IconPuzzle,
  IconQuote,
  IconPhotoPin,
  IconReceipt,
  IconBuildings,
  IconCalendarX,
  IconBuildingCommunity,
  IconDoor,
  IconDatabaseExport,
  IconFileImport,
  IconHistory,
  IconKey,
  IconWebhook,
  IconMail,
  IconMailOff,
  IconMessageBolt,
  IconMessageQuestion,
  IconSend,
  IconServer,
  IconTemplate,
  IconBriefcase,
  IconClipboardCheck,
  IconClockPlus,
  IconHelpHexagon,
  IconHierarchy,
  IconForms,
  IconMapPin,
  IconLanguage,
  IconLicense,
  IconListNumbers,
  IconFlag,
  IconLockOpen,
  IconInfoCircle,
  IconMailCog,
  IconPackage,
  IconPalette,
  IconShieldLock,
  IconStack2,
  IconTable,
  IconTags,
  IconFolders,
  IconColorSwatch,
  IconCategory,
  IconUserQuestion,
  IconUsers,
  IconUsersGroup,
  IconUsersPlus,
} from '@tabler/icons-react'
import type { ScreenName } from '../../lib/paths.ts'
import type { CurrentUser } from '@oktant/contract/people/sessions.ts'
import { mayOpen } from '../shell/built-screens.ts'

type MenuPlace = { name: ScreenName; icon: Icon }

/** The administration's screens that one goes to by name, by area, in the order of the menu. */
export const areas = {
  people: [
    { name: 'users', icon: IconUsers },
    { name: 'groups', icon: IconHierarchy },
    { name: 'learningGroups', icon: IconUsersPlus },
    { name: 'jobRoles', icon: IconBriefcase },
    { name: 'localities', icon: IconMapPin },
    { name: 'customFields', icon: IconForms },
    { name: 'imports', icon: IconFileImport },
    { name: 'permissions', icon: IconShieldLock },
    { name: 'permissionTable', icon: IconTable },
    { name: 'whoCan', icon: IconUserQuestion },
  ],
  organisation: [
    { name: 'branding', icon: IconPalette },
    { name: 'languages', icon: IconLanguage },
    { name: 'licence', icon: IconLicense },
    { name: 'companies', icon: IconBuildings },
  ],
  learning: [
    { name: 'adminCourses', icon: IconBook2 },
    { name: 'adminComponents', icon: IconPuzzle },
    { name: 'packageImports', icon: IconPackage },
    { name: 'folders', icon: IconFolders },
    { name: 'folderThemes', icon: IconColorSwatch },
    { name: 'contentTypes', icon: IconTags },
    { name: 'courseTypes', icon: IconCategory },
    { name: 'groupings', icon: IconStack2 },
    { name: 'adminDiagrams', icon: IconPhotoPin },
    { name: 'issuedCertificates', icon: IconRosette },
    { name: 'certificateTemplates', icon: IconCertificate },
    { name: 'purchases', icon: IconReceipt },
  ],
  assessment: [
    { name: 'adminEvaluations', icon: IconClipboardCheck },
    { name: 'adminSurveys', icon: IconMessageQuestion },
    { name: 'questionBanks', icon: IconHelpHexagon },
    { name: 'answerSets', icon: IconListNumbers },
    { name: 'heldResults', icon: IconLockOpen },
    { name: 'facilitatedAttempts', icon: IconFlag },
    { name: 'extraTime', icon: IconClockPlus },
  ],
  events: [
    { name: 'eventLocations', icon: IconBuildingCommunity },
    { name: 'venues', icon: IconDoor },
    { name: 'declineReasons', icon: IconCalendarX },
  ],
  communication: [
    { name: 'messageTemplates', icon: IconTemplate },
    { name: 'groupMessages', icon: IconSend },
    { name: 'autoMessages', icon: IconMessageBolt },
    { name: 'testimonials', icon: IconQuote },
    { name: 'notificationDefaults', icon: IconBellCog },
    { name: 'mailOutbox', icon: IconMail },
    { name: 'suppressedAddresses', icon: IconMailOff },
  ],
  system: [
    { name: 'systemSettings', icon: IconAdjustments },
    { name: 'mailSettings', icon: IconMailCog },
    { name: 'online', icon: IconUsersGroup },
    { name: 'apiTokens', icon: IconKey },
    { name: 'recordCredentials', icon: IconDatabaseExport },
    { name: 'webhooks', icon: IconWebhook },
    { name: 'jobs', icon: IconActivity },
    { name: 'deployment', icon: IconServer },
    { name: 'about', icon: IconInfoCircle },
  ],
  control: [{ name: 'audit', icon: IconHistory }],
} as const satisfies Record<string, readonly MenuPlace[]>

export type AreaKey = keyof typeof areas
// NOTE: the keys of the table itself.
const keys = Object.keys(areas) as AreaKey[]
export type AdministrationPlace = (typeof areas)[AreaKey][number]

/** What this person may open of it; an area without anything is left out. */
export function areasFor(user: CurrentUser) {
  return keys.flatMap((key) => {
    const places: readonly AdministrationPlace[] = areas[key]
    const open = places.filter(({ name }) => mayOpen(name, user))
    return open.length ? [{ key, places: open }] : []
  })
}
