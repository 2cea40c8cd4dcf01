import type { OutlineItem } from '../../../src/features/learning/packages/manifest/outline.ts'
import { readManifest } from '../../../src/features/learning/packages/manifest/read.ts'

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** An archive of these files, of which the first is the manifest. */
export function read(manifest: string | Uint8Array, others: string[] = ['a.html'], name = 'imsmanifest.xml') {
  const bytes = typeof manifest === 'string' ? bytesOf(manifest) : manifest
  const report = readManifest({ files: [name, ...others], read: () => bytes })
  const codes = report.findings.map(({ code, line }) => [code, line])
  return { ...report, codes, items: report.outline?.organizations[report.outline.chosen]?.items ?? [] }
}

export type Made = {
  metadata?: string
  organizations?: string
  items?: string
  resources?: string
  root?: string
}

export const cp12 =
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
export const cp2004 =
  'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3"'
export const oneItem = '<item identifier="i" identifierref="r"><title>One</title></item>'
export const oneResource = '<resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="a.html"/>'

export function manifest({
  metadata = '<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>',
  items = oneItem,
  organizations = `<organizations default="o"><organization identifier="o"><title>Knots</title>${items}</organization></organizations>`,
  resources = `<resources>${oneResource}</resources>`,
  root = cp12,
}: Made = {}) {
  return `<manifest identifier="m" ${root}>\n${metadata}\n${organizations}\n${resources}\n</manifest>`
}

export const version = (text: string) => `<metadata><schemaversion>${text}</schemaversion></metadata>`
export const launchOf = (items: readonly OutlineItem[]) => items[0]?.launch
