import { makeAddresses, type ManifestPlace } from './addresses.ts'
import type { Findings } from './findings.ts'
import type { OutlineItem, PackageOutline, Titles } from './outline.ts'
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from './xml.ts'

const namesOf = (activity: XmlElement): Titles =>
  Object.fromEntries(childrenOf(activity, 'name').map((name) => [attributeOf(name, 'lang'), textOf(name)]))

/** A package of xAPI: its activities, of which those that name a file are launched. */
export function readTincan(tincan: XmlElement, place: ManifestPlace, findings: Findings): PackageOutline {
  const addresses = makeAddresses(place, findings)
  const activities = childrenOf(childOf(tincan, 'activities'), 'activity')
  const items = activities.flatMap((activity): OutlineItem[] => {
    const launched = childOf(activity, 'launch')
    if (!launched) return []
    const id = attributeOf(activity, 'id')
    const titles = namesOf(activity)
    if (Object.keys(titles).length === 0) findings.note('title_missing', activity.line, id)
    const launch = addresses.resolve('', textOf(launched), launched.line, 'launch_file_missing')
    if (launch && 'url' in launch) findings.note('launch_elsewhere', launched.line, launch.url)
    return [
      {
        id,
        titles,
        launch,
        isVisible: true,
        speaks: true,
        masteryScore: '',
        dataFromLms: '',
        maxTimeAllowed: '',
        timeLimitAction: '',
        prerequisites: '',
        completionThreshold: '',
        moveOn: '',
        launchMethod: '',
        line: activity.line,
        children: [],
      },
    ]
  })
  if (items.length === 0) findings.note('launch_missing', tincan.line)
  const [first] = items
  const titles = first?.titles ?? {}
  const organizations = [{ id: first?.id ?? '', titles, items, activities: null }]
  return { kind: 'xapi', edition: null, titles, folder: place.folder, organizations, chosen: 0 }
}
