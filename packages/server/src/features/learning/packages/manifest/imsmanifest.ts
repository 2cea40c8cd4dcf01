import { runtimeModel } from '@oktant/contract/kit/constants.ts'
import { baseOf, makeAddresses, withParameters, type Addresses, type ManifestPlace } from './addresses.ts'
import { activitiesOf } from './sequencing.ts'
import type { Findings } from './findings.ts'
import type {
  Edition,
  LaunchAddress,
  Organization,
  OutlineItem,
  PackageKind,
  PackageOutline,
} from './outline.ts'
import { attributeOf, childOf, childText, childrenOf, type XmlElement } from './xml.ts'

/** NOTE: where it leads is asked by the items that use it, as a file that nobody opens may well be missing. */
type Resource = { open: () => LaunchAddress | null; speaks: boolean }
type Reading = {
  resources: ReadonlyMap<string, Resource>
  findings: Findings
  ids: Set<string>
}

const scormUri = /adlcp_v1p3|adlseq_v1p3|adlnav_v1p3|imsss/i
const editions: [words: RegExp, edition: Edition][] = [
  [/2004\s*4th/i, '4th'],
  [/2004\s*3rd/i, '3rd'],
  [/2004\s*2nd|CAM 1\.3/i, '2nd'],
]
const titleLanguages = (element: XmlElement | undefined) =>
  Object.fromEntries(
    childrenOf(element, 'title').map((title) => [
      attributeOf(title, 'xml:lang'),
      title.text.replace(/\s+/g, ' ').trim(),
    ]),
  )

/** Every namespace of the document, in its elements. */
const uses = (element: XmlElement, uri: RegExp): boolean =>
  uri.test(element.uri) || element.children.some((child) => uses(child, uri))

/** SCORM 1.2 or 2004: by what it says of itself, and where it says nothing, by the names it uses. */
function kindOf(manifest: XmlElement, findings: Findings): { kind: PackageKind; edition: Edition | null } {
  const metadata = childOf(manifest, 'metadata')
  const version = childText(metadata, 'schemaversion')
  const edition = editions.find(([words]) => words.test(version))?.[1]
  if (edition) return { kind: 'scorm2004', edition }
  if (/^1\.2$/.test(version)) return { kind: 'scorm12', edition: null }
  const line = (childOf(metadata, 'schemaversion') ?? metadata ?? manifest).line
  findings.note(version ? 'schema_version_unknown' : 'schema_version_missing', line, version)
  return uses(manifest, scormUri) ? { kind: 'scorm2004', edition: '4th' } : { kind: 'scorm12', edition: null }
}

function resourcesOf(manifest: XmlElement, addresses: Addresses, findings: Findings) {
  const list = childOf(manifest, 'resources')
  const resources = new Map<string, Resource>()
  for (const resource of childrenOf(list, 'resource')) {
    const id = attributeOf(resource, 'identifier')
    const base = baseOf(manifest, list, resource)
    const href = attributeOf(resource, 'href')
    const open = () => (href ? addresses.resolve(base, href, resource.line, 'launch_file_missing') : null)
    for (const file of childrenOf(resource, 'file')) {
      const listed = attributeOf(file, 'href')
      if (listed)
        addresses.resolve(baseOf(manifest, list, resource, file), listed, file.line, 'listed_file_missing')
    }
    if (resources.has(id)) findings.note('identifier_twice', resource.line, id)
    const type = attributeOf(resource, 'scormtype') || attributeOf(resource, 'scormType')
    resources.set(id, { open, speaks: type.toLowerCase() !== 'asset' })
  }
  return resources
}

/** A value that must be a score; anything else is passed over. */
function scoreOf(item: XmlElement, name: string, findings: Findings) {
  const text = childText(item, name)
  const { min, max } = runtimeModel.score
  if (text === '' || (Number(text) >= min && Number(text) <= max)) return text
  findings.note('mastery_not_a_score', childOf(item, name)?.line, text)
  return ''
}

function resourceOf(item: XmlElement, { resources, findings }: Reading): Resource | undefined {
  const ref = attributeOf(item, 'identifierref')
  if (!ref) return undefined
  const resource = resources.get(ref)
  if (!resource) findings.note('item_resource_unknown', item.line, ref)
  return resource
}

function thresholdOf(item: XmlElement) {
  const element = childOf(item, 'completionThreshold')
  return attributeOf(element, 'minProgressMeasure') || (element?.text.trim() ?? '')
}

function itemOf(item: XmlElement, reading: Reading): OutlineItem {
  const id = attributeOf(item, 'identifier')
  const { findings, ids } = reading
  if (ids.has(id)) findings.note('identifier_twice', item.line, id)
  ids.add(id)
  if (!childText(item, 'title')) findings.note('title_missing', item.line, id)
  const resource = resourceOf(item, reading)
  const launch = withParameters(resource?.open() ?? null, attributeOf(item, 'parameters'))
  if (launch && 'url' in launch) findings.note('launch_elsewhere', item.line, launch.url)
  return {
    id,
    titles: titleLanguages(item),
    launch,
    isVisible: attributeOf(item, 'isvisible').toLowerCase() !== 'false',
    speaks: resource?.speaks ?? false,
    masteryScore: scoreOf(item, 'masteryscore', findings),
    dataFromLms: childOf(item, 'datafromlms')?.text ?? childOf(item, 'dataFromLMS')?.text ?? '',
    maxTimeAllowed: childText(item, 'maxtimeallowed'),
    timeLimitAction: childText(item, 'timelimitaction') || childText(item, 'timeLimitAction'),
    prerequisites: childText(item, 'prerequisites'),
    completionThreshold: thresholdOf(item),
    moveOn: '',
    launchMethod: '',
    line: item.line,
    children: childrenOf(item, 'item').map((child) => itemOf(child, reading)),
  }
}

const isLaunched = ({ launch, children }: OutlineItem): boolean =>
  launch !== null || children.some(isLaunched)

function chosenOf(organizations: XmlElement | undefined, list: readonly Organization[], findings: Findings) {
  const wanted = attributeOf(organizations, 'default')
  const index = list.findIndex(({ id }) => id === wanted)
  if (wanted && index < 0) findings.note('default_organization_unknown', organizations?.line, wanted)
  if (list.length > 1) findings.note('several_organizations', organizations?.line, String(list.length))
  return Math.max(0, index)
}

/** SCORM 1.2, and 2004 in its 2nd to 4th edition. */
export function readImsManifest(
  manifest: XmlElement,
  place: ManifestPlace,
  findings: Findings,
): PackageOutline {
  const { kind, edition } = kindOf(manifest, findings)
  const resources = resourcesOf(manifest, makeAddresses(place, findings), findings)
  const list = childOf(manifest, 'organizations')
  const organizations = childrenOf(list, 'organization').map((organization): Organization => {
    const reading = { resources, findings, ids: new Set<string>() }
    return {
      id: attributeOf(organization, 'identifier'),
      titles: titleLanguages(organization),
      items: childrenOf(organization, 'item').map((item) => itemOf(item, reading)),
      activities: kind === 'scorm2004' ? activitiesOf(manifest, organization, findings) : null,
    }
  })
  const chosen = chosenOf(list, organizations, findings)
  const played = organizations[chosen]
  if (!played) findings.note('organization_missing', (list ?? manifest).line)
  else if (!played.items.some(isLaunched)) findings.note('launch_missing', list?.line)
  return { kind, edition, titles: played?.titles ?? {}, folder: place.folder, organizations, chosen }
}
