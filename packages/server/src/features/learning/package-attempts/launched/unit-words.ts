import { keyOf } from '../../record-store/record-store.ts'

/** The names that cmi5 and xAPI give to things. */
export const verbs = {
  launched: 'http://adlnet.gov/expapi/verbs/launched',
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  passed: 'http://adlnet.gov/expapi/verbs/passed',
  failed: 'http://adlnet.gov/expapi/verbs/failed',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
  abandoned: 'https://w3id.org/xapi/adl/verbs/abandoned',
  waived: 'https://w3id.org/xapi/adl/verbs/waived',
  satisfied: 'https://w3id.org/xapi/adl/verbs/satisfied',
} as const
export type VerbName = keyof typeof verbs

const category = 'https://w3id.org/xapi/cmi5/context/categories/'
export const categories = { cmi5: `${category}cmi5`, moveOn: `${category}moveon` } as const

const extension = 'https://w3id.org/xapi/cmi5/context/extensions/'
export const extensions = {
  session: `${extension}sessionid`,
  mastery: `${extension}masteryscore`,
  mode: `${extension}launchmode`,
  address: `${extension}launchurl`,
  moveOn: `${extension}moveon`,
  parameters: `${extension}launchparameters`,
} as const

export const reasonExtension = 'https://w3id.org/xapi/cmi5/result/extensions/reason'
export const activityTypes = {
  block: 'https://w3id.org/xapi/cmi5/activitytype/block',
  course: 'https://w3id.org/xapi/cmi5/activitytype/course',
} as const

export const launchDataName = 'LMS.LaunchData'
export const preferencesName = 'cmi5LearnerPreferences'

type OfComponent = { publicUrl: string; componentId: number }

/** By which statements name a unit or a block, and the whole where there is no item; never as its package does. */
export const activityOf = ({ publicUrl, componentId }: OfComponent, item: string) =>
  item === ''
    ? `${publicUrl}/xapi/activities/${componentId}`
    : `${publicUrl}/xapi/activities/${componentId}/${keyOf(item)}`
