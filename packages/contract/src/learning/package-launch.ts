import { componentCategory, packageLimits } from '../kit/constants.ts'
import { Type as t, type Static } from '@sinclair/typebox'
import { Id, LocalText, orNull } from '../http/http.ts'

/** Are these played, in an interface that they are offered? */
export const isPackage = (categoryId: number | null) =>
  categoryId === componentCategory.package || categoryId === componentCategory.xapi

/** What the specification prints of the launch data of a package. */
export type PrintedLaunch = Static<typeof PrintedLaunch>
export const PrintedLaunch = t.Object({
  userId: t.String(),
  studentName: t.String(),
  mark: orNull(t.Integer()),
  lessonLocation: t.String(),
  lessonStatus: t.String(),
  launchData: t.String(),
  /** normal, or review and browse, in which nothing is kept. */
  lessonMode: t.String(),
  suspendData: t.String(),
  /** Seconds, of all its sessions. */
  duration: t.Number(),
})

/** One line of a package's outline; `depth` says what stands under what. */
export type PackageItem = Static<typeof PackageItem>
export const PackageItem = t.Object({
  id: t.String(),
  title: LocalText,
  depth: t.Integer(),
  /** What it opens, inside the package or elsewhere; null for what only holds others. */
  launch: orNull(t.String()),
  isVisible: t.Boolean(),
  /** Whether it speaks to the platform; what does not is done once it was opened. */
  speaks: t.Boolean(),
  masteryScore: t.String(),
  dataFromLms: t.String(),
  maxTimeAllowed: t.String(),
  timeLimitAction: t.String(),
  completionThreshold: t.String(),
  /** cmi5: when it is met, and in which window it wants to be opened. */
  moveOn: t.Optional(t.String()),
  launchMethod: t.Optional(t.String()),
  entitlementKey: t.Optional(t.String()),
})

/** Which item of a package that speaks in statements; else the first that is not yet met. */
export const unitWished = { item: t.Optional(t.String({ maxLength: packageLimits.nameLetters })) }

export const packageKinds = ['scorm12', 'scorm2004', 'cmi5', 'xapi'] as const

export type PackageLaunch = Static<typeof PackageLaunch>
export const PackageLaunch = t.Object({
  /** Which interface it is offered, and no other. */
  kind: t.Union(packageKinds.map((name) => t.Literal(name))),
  /** The object that it looks for; null where it speaks to an address instead. */
  api: orNull(t.Union([t.Literal('1.2'), t.Literal('2004')])),
  /**
   * Below which its files stand, for some hours; without an interface, what is opened. Null while its files are not there
   * yet.
   */
  address: orNull(t.String()),
  items: t.Array(PackageItem),
  /** The activities of SCORM 2004 with their sequencing, as the runtime takes them. */
  activities: t.Unknown(),
  /** What the attempt holds, by item and element. */
  values: t.Record(t.String(), t.String()),
  /** The longest suspend_data. */
  suspendData: t.Integer(),
  /** Whether its component, or the unit that is opened, asks for a window of its own. */
  ownWindow: t.Boolean(),
  /** Which attempt it is, and of how many; null without a limit. */
  attempt: t.Integer(),
  attemptsLeft: orNull(t.Integer()),
  /** Numbers this launch; a later one takes over. Null where nothing is kept. */
  session: orNull(Id),
  /** Good for the commits of this attempt, and for nothing else. */
  token: orNull(t.String()),
})
