import { Type as t, type Static } from '@sinclair/typebox'
import { Title } from './components/components.ts'
import { findingCodes } from './package-findings.ts'
import { packageKinds } from './package-launch.ts'
import { uploadBytes } from '../kit/constants.ts'
import { endpoint, Id, idParams, LocalText, Nothing, orNull } from '../http/http.ts'

export const PackageKind = t.Union(packageKinds.map((name) => t.Literal(name)))

/** What becomes of attempts that are under way when a package is replaced. */
export const attemptsUnderWay = ['endOld', 'goOnInNew', 'beginAnew'] as const
export type AttemptsUnderWay = (typeof attemptsUnderWay)[number]
export const AttemptsUnderWay = t.Union(attemptsUnderWay.map((name) => t.Literal(name)))

/** Looked at; waiting for a word; being unpacked; a component; or refused, of which nothing but the report is kept. */
export const importStates = ['checking', 'ready', 'refused', 'unpacking', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** One line of an outline as it is shown. */
export type ReportedItem = Static<typeof ReportedItem>
export const ReportedItem = t.Object({
  id: t.String(),
  title: LocalText,
  depth: t.Integer(),
  launch: orNull(t.String()),
})

/** What is said of an archive by a code, at a line of its manifest; 0 where no line is meant. */
export type ReportedFinding = Static<typeof ReportedFinding>
export const ReportedFinding = t.Object({
  code: t.Union(findingCodes.map((code) => t.Literal(code))),
  level: t.Union([t.Literal('error'), t.Literal('warning')]),
  line: t.Integer(),
  detail: t.String(),
})

export type PackageReport = Static<typeof PackageReport>
export const PackageReport = t.Object({
  kind: orNull(PackageKind),
  edition: orNull(t.String()),
  title: LocalText,
  items: t.Array(ReportedItem),
  files: t.Integer(),
  /** Unpacked. */
  bytes: t.Integer(),
  findings: t.Array(ReportedFinding),
})

export type PackageImport = Static<typeof PackageImport>
export const PackageImport = t.Object({
  id: Id,
  name: t.String(),
  bytes: t.Integer(),
  state: t.Union(importStates.map((name) => t.Literal(name))),
  report: orNull(PackageReport),
  /** The component whose package it is to replace. */
  replacesId: orNull(Id),
  /** What it has become. */
  componentId: orNull(Id),
  createdAt: t.String(),
})

const access = 'packages.import'
const importErrors = ['package_import_not_found', 'package_import_not_ready'] as const

export const listPackageImports = endpoint({
  method: 'GET',
  path: '/admin/package-imports',
  access,
  summary: 'Lists the packages that somebody has sent and that are not finished, and the latest that are.',
  reply: t.Array(PackageImport),
})

export const readPackageImport = endpoint({
  method: 'GET',
  path: '/admin/package-imports/:id',
  access,
  summary: 'Says how far the import of a package is, with its report.',
  params: idParams,
  reply: PackageImport,
  errors: ['package_import_not_found'],
})

export const uploadPackage = endpoint({
  method: 'POST',
  path: '/admin/package-imports',
  access,
  summary: 'Takes an archive as it comes and has it looked at; responseCode 500 means that nothing was kept.',
  reply: t.Object({ responseCode: t.Integer(), import: PackageImport }),
  errors: ['too_large', 'disk_full', 'wrong_content_type', 'invalid_input'],
  transaction: false,
  upload: {
    field: 'file',
    maxBytes: uploadBytes.package,
    types: ['application/zip', 'application/xml', 'text/xml'],
    streams: true,
  },
})

export const finishPackageUpload = endpoint({
  method: 'POST',
  path: '/admin/package-imports/upload/:id',
  access,
  summary: 'Makes one archive of an upload that came in pieces, and has it looked at.',
  params: idParams,
  reply: t.Object({ responseCode: t.Integer(), import: PackageImport }),
  errors: [
    'component_upload_not_found',
    'component_upload_elsewhere',
    'too_large',
    'disk_full',
    'invalid_input',
  ],
  transaction: false,
})

export const acceptPackageImport = endpoint({
  method: 'POST',
  path: '/admin/package-imports/:id/accept',
  access,
  summary: 'Makes a component of a package that was looked at, or another revision of one.',
  params: idParams,
  body: t.Object({
    /** Suspend data of 64,000 characters instead of 4,096. */
    longSuspendData: t.Boolean(),
    /** The component whose package it replaces. */
    replacesId: orNull(Id),
    attemptsUnderWay: AttemptsUnderWay,
    /** What the component is to be called, where it is a new one; null is what the package says. */
    title: t.Optional(orNull(Title)),
    /** What it is called a piece of, where it is a new one. */
    contentTypeId: t.Optional(orNull(Id)),
  }),
  reply: PackageImport,
  transaction: false,
  errors: [...importErrors, 'package_kind_differs', 'invalid_input'],
})

export const cancelPackageImport = endpoint({
  method: 'DELETE',
  path: '/admin/package-imports/:id',
  access,
  summary: 'Gives up an import; nothing of it is left.',
  params: idParams,
  reply: Nothing,
  errors: importErrors,
})
