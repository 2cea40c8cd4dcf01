import type { Activity } from '@oktant/runtime/scorm2004/library.ts'
import type { Finding } from './findings.ts'

export type PackageKind = 'scorm12' | 'scorm2004' | 'cmi5' | 'xapi'
export type Edition = '2nd' | '3rd' | '4th'

/** A title by its language; '' where the manifest names none. */
export type Titles = Readonly<Record<string, string>>

/** Where an item is: a file of the package with what follows its name, or an address elsewhere. */
export type LaunchAddress = { file: string; query: string } | { url: string }

export type OutlineItem = {
  id: string
  titles: Titles
  launch: LaunchAddress | null
  isVisible: boolean
  /** Whether it speaks to the platform; what does not is done once it has been opened. */
  speaks: boolean
  masteryScore: string
  dataFromLms: string
  maxTimeAllowed: string
  timeLimitAction: string
  prerequisites: string
  completionThreshold: string
  /** cmi5: how the item is satisfied and launched. */
  moveOn: string
  launchMethod: string
  /** cmi5: with what its content shows that somebody may use it. */
  entitlementKey?: string
  line: number
  children: OutlineItem[]
}

export type Organization = {
  id: string
  titles: Titles
  items: OutlineItem[]
  /** SCORM 2004: what its sequencing is, as the runtime takes it. */
  activities: Activity | null
}

export type PackageOutline = {
  kind: PackageKind
  edition: Edition | null
  titles: Titles
  /** The folder of the archive that holds the manifest, '' or with a slash at its end. */
  folder: string
  organizations: Organization[]
  /** Which of them is played. */
  chosen: number
}

/** What could be read of it, and whether a package can be made of that. */
export type ManifestReport = { outline: PackageOutline | null; canBeMade: boolean; findings: Finding[] }
