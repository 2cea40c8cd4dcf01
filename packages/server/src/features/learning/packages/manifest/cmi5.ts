import { makeAddresses, type Addresses, type Place } from './addresses.ts'
import type { Findings } from './findings.ts'
import type { OutlineItem, PackageOutline, Titles } from './outline.ts'
import { attributeOf, childOf, childText, childrenOf, textOf, type XmlElement } from './xml.ts'

const moveOns = ['NotApplicable', 'Passed', 'Completed', 'CompletedAndPassed', 'CompletedOrPassed']
const launchMethods = ['AnyWindow', 'OwnWindow']

export const languagesOf = (element: XmlElement | undefined): Titles =>
  Object.fromEntries(childrenOf(element, 'langstring').map((one) => [attributeOf(one, 'lang'), textOf(one)]))

/** One of the words of the standard, its first where nothing is said. */
function wordOf(element: XmlElement, name: string, words: readonly string[], findings: Findings) {
  const value = attributeOf(element, name)
  if (words.includes(value)) return value
  if (value) findings.note('value_unknown', element.line, value)
  return String(words[0])
}

function masteryOf(element: XmlElement, findings: Findings) {
  const text = attributeOf(element, 'masteryScore')
  if (text === '' || (Number(text) >= 0 && Number(text) <= 1)) return text
  findings.note('mastery_not_a_score', element.line, text)
  return ''
}

type Reading = { addresses: Addresses; findings: Findings; ids: Set<string> }

function nodeOf(element: XmlElement, { addresses, findings, ids }: Reading): OutlineItem {
  const id = attributeOf(element, 'id')
  if (ids.has(id)) findings.note('identifier_twice', element.line, id)
  ids.add(id)
  const titles = languagesOf(childOf(element, 'title'))
  if (Object.keys(titles).length === 0) findings.note('title_missing', element.line, id)
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
    masteryScore: masteryOf(element, findings),
    dataFromLms: childText(element, 'launchParameters'),
    maxTimeAllowed: '',
    timeLimitAction: '',
    prerequisites: '',
    completionThreshold: '',
    moveOn: isUnit ? wordOf(element, 'moveOn', moveOns, findings) : '',
    launchMethod: isUnit ? wordOf(element, 'launchMethod', launchMethods, findings) : '',
    line: element.line,
    children: nodesOf(element, { addresses, findings, ids }),
  }
}

const nodesOf = (element: XmlElement, reading: Reading) =>
  element.children.filter(({ name }) => name === 'au' || name === 'block').map((one) => nodeOf(one, reading))

export function readCmi5(structure: XmlElement, place: Place, findings: Findings): PackageOutline {
  const course = childOf(structure, 'course')
  const reading = { addresses: makeAddresses(place, findings), findings, ids: new Set<string>() }
  const items = nodesOf(structure, reading)
  const titles = languagesOf(childOf(course, 'title'))
  if (!course) findings.note('organization_missing', structure.line)
  if (items.length === 0) findings.note('launch_missing', structure.line)
  const organizations = [{ id: attributeOf(course, 'id'), titles, items, activities: null }]
  return { kind: 'cmi5', edition: null, titles, folder: place.folder, organizations, chosen: 0 }
}
