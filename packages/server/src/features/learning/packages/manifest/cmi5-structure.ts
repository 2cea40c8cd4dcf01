import type { Findings } from './findings.ts'
import { attributeOf, childOf, textOf, type XmlElement } from './xml.ts'

/** What may stand in an element of the schema, in this order; what must is said beside it. */
type Shape = { order: readonly (readonly string[])[]; needs: readonly string[] }

const described = ['title', 'description']
const shapes: Readonly<Record<string, Shape>> = {
  courseStructure: { order: [['course'], ['objectives'], ['au', 'block']], needs: [] },
  course: { order: [['title'], ['description']], needs: described },
  objectives: { order: [['objective']], needs: ['objective'] },
  block: { order: [['title'], ['description'], ['objectives'], ['au', 'block']], needs: described },
  au: {
    order: [['title'], ['description'], ['objectives'], ['url'], ['launchParameters'], ['entitlementKey']],
    needs: described,
  },
  title: { order: [['langstring']], needs: ['langstring'] },
  description: { order: [['langstring']], needs: ['langstring'] },
}

/** What a unit may say, the first where it says nothing. */
export const unitWords = {
  moveOn: ['NotApplicable', 'Passed', 'Completed', 'CompletedAndPassed', 'CompletedOrPassed'],
  launchMethod: ['AnyWindow', 'OwnWindow'],
} as const satisfies Record<string, readonly [string, ...string[]]>
const iri = /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i
const web = /^[a-z][a-z\d+.-]*:\/\//i
const notInAddress = /[\s<>"{}|\\^`]/
const launchParameters = ['endpoint', 'fetch', 'actor', 'registration', 'activityId']

/** Says what in a course structure breaks its schema, or the rules for its identifiers and addresses. */
export function checkStructure(root: XmlElement, findings: Findings) {
  const known = new Set<string>()
  const look = (element: XmlElement) => {
    checkShape(element, root.uri, findings)
    checkIdentifier(element, { known, findings })
    if (element.name === 'au') checkUnit(element, findings)
    for (const child of ownChildren(element, root.uri)) look(child)
  }
  look(root)
}

/** NOTE: what is of another namespace is somebody's own, and nobody's business. */
const ownChildren = ({ children }: XmlElement, uri: string) => children.filter((child) => child.uri === uri)

function checkShape(element: XmlElement, uri: string, findings: Findings) {
  const shape = shapes[element.name]
  if (!shape) return
  const wrong = (line: number, name: string) => findings.note('structure_invalid', line, name)
  for (const name of shape.needs) if (!childOf(element, name)) wrong(element.line, name)
  let reached = 0
  for (const { name, line } of ownChildren(element, uri)) {
    const place = shape.order.findIndex((names) => names.includes(name))
    if (place < reached) wrong(line, name)
    reached = Math.max(reached, place)
  }
}

type Seen = { known: Set<string>; findings: Findings }

const named: readonly string[] = ['course', 'block', 'au', 'objective']
/** NOTE: what a unit or a block says of objectives points at those of the course. */
const pointsAtAnother = (element: XmlElement) => attributeOf(element, 'idref') !== ''

function checkIdentifier(element: XmlElement, { known, findings }: Seen) {
  const { name, line } = element
  if (!named.includes(name) || pointsAtAnother(element)) return
  const id = attributeOf(element, 'id')
  if (!iri.test(id)) findings.note('identifier_not_iri', line, id)
  if (known.has(`${name} ${id}`)) findings.note('identifier_repeated', line, id)
  known.add(`${name} ${id}`)
}

function checkUnit(unit: XmlElement, findings: Findings) {
  const { line } = unit
  for (const [name, words] of Object.entries(unitWords)) {
    const word = attributeOf(unit, name)
    if (word && !words.some((one) => one === word)) findings.note('structure_invalid', line, name)
  }
  const mastery = attributeOf(unit, 'masteryScore')
  if (mastery !== '' && !(Number(mastery) >= 0 && Number(mastery) <= 1))
    findings.note('structure_invalid', line, 'masteryScore')
  checkAddress(childOf(unit, 'url'), findings)
}

function checkAddress(url: XmlElement | undefined, findings: Findings) {
  const address = textOf(url)
  // NOTE: the name of a file in the archive may have what an address may not; whether it is there is looked for elsewhere.
  if (web.test(address) && (notInAddress.test(address) || !URL.canParse(address)))
    findings.note('address_malformed', url?.line, address)
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '')
  const taken = launchParameters.find((name) => query.has(name))
  if (taken) findings.note('address_parameter_taken', url?.line, taken)
}
