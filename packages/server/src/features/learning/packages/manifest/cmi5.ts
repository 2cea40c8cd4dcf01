import { checkStructure, unitWords } from './cmi5-structure.ts'
import { makeAddresses, type Addresses, type ManifestPlace } from './addresses.ts'
import type { Findings } from './findings.ts'
import type { OutlineItem, PackageOutline, Titles } from './outline.ts'
import { attributeOf, childOf, childText, childrenOf, textOf, type XmlElement } from './xml.ts'

export const languagesOf = (element: XmlElement | undefined): Titles =>
  Object.fromEntries(childrenOf(element, 'langstring').map((one) => [attributeOf(one, 'lang'), textOf(one)]))

const wordOf = (element: XmlElement, name: keyof typeof unitWords) =>
  attributeOf(element, name) || unitWords[name][0]

type Reading = { addresses: Addresses; findings: Findings }

function nodeOf(element: XmlElement, { addresses, findings }: Reading): OutlineItem {
  const id = attributeOf(element, 'id')
  const titles = languagesOf(childOf(element, 'title'))
  const isUnit = element.name === 'au'
  const url = childText(element, 'url')
  const launch = isUnit && url ? addresses.resolve('', url, element.line, 'launch_file_missing') : null
  if (isUnit && !url) findings.note('launch_missing', element.line, id)
  if (launch && 'url' in launch) findings.note('launch_elsewhere', element.line, launch.url)
  return {
    id,
    titles,
    launch,
    isVisible: true,
    speaks: isUnit,
    masteryScore: attributeOf(element, 'masteryScore'),
    dataFromLms: childText(element, 'launchParameters'),
    maxTimeAllowed: '',
    timeLimitAction: '',
    prerequisites: '',
    completionThreshold: '',
    moveOn: isUnit ? wordOf(element, 'moveOn') : '',
    launchMethod: isUnit ? wordOf(element, 'launchMethod') : '',
    entitlementKey: childText(element, 'entitlementKey'),
    line: element.line,
    children: nodesOf(element, { addresses, findings }),
  }
}

const nodesOf = (element: XmlElement, reading: Reading) =>
  element.children.filter(({ name }) => name === 'au' || name === 'block').map((one) => nodeOf(one, reading))

export function readCmi5(structure: XmlElement, place: ManifestPlace, findings: Findings): PackageOutline {
  const course = childOf(structure, 'course')
  const reading = { addresses: makeAddresses(place, findings), findings }
  checkStructure(structure, findings)
  const items = nodesOf(structure, reading)
  const titles = languagesOf(childOf(course, 'title'))
  if (!course) findings.note('organization_missing', structure.line)
  if (items.length === 0) findings.note('launch_missing', structure.line)
  const organizations = [{ id: attributeOf(course, 'id'), titles, items, activities: null }]
  return { kind: 'cmi5', edition: null, titles, folder: place.folder, organizations, chosen: 0 }
}
