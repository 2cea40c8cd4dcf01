import { Type as t, type Static } from '@sinclair/typebox'
import { certificates, uploadBytes } from '../../kit/constants.ts'
import {
  Affected,
  endpoint,
  Id,
  idParams,
  Language,
  listQuery,
  Nothing,
  paged,
  orNull,
} from '../../http/http.ts'

const words = (maxLength: number) => t.Object({ en: t.String({ maxLength }), de: t.String({ maxLength }) })

export const orientations = ['landscape', 'portrait'] as const
/** Whose logo stands above: nobody’s, the company’s, or one of the template’s own. */
export const certificateLogos = ['none', 'company', 'own'] as const
/** What the texts can have filled in, written in braces. */
export const certificateWords = [
  'fullName',
  'firstName',
  'surname',
  'course',
  'date',
  'mark',
  'number',
  'companyName',
] as const
export type CertificateWord = (typeof certificateWords)[number]

export type Signatory = Static<typeof Signatory>
export const Signatory = t.Object({
  name: t.String({ maxLength: 100 }),
  title: words(100),
  pictureId: orNull(Id),
})

/** What a certificate looks like and says, around the person’s name and the course’s title. */
export type CertificateDesign = Static<typeof CertificateDesign>
export const CertificateDesign = t.Object({
  orientation: t.Union(orientations.map((name) => t.Literal(name))),
  /** As #RRGGBB; empty is the company’s own colour. */
  colour: t.String({ maxLength: 20 }),
  logo: t.Union(certificateLogos.map((name) => t.Literal(name))),
  logoId: orNull(Id),
  heading: words(80),
  /** Above the person’s name, between it and the course’s title, and below that. */
  intro: words(200),
  statement: words(200),
  note: words(400),
  signatories: t.Array(Signatory, { maxItems: certificates.mostSignatories }),
  showsQr: t.Boolean(),
})

export type CertificateTemplateForm = Static<typeof CertificateTemplateForm>
export const CertificateTemplateForm = t.Object({
  name: t.String({ maxLength: 100 }),
  design: CertificateDesign,
})

/** A picture that a design names, and where it can be seen for the next minutes. */
export const CertificatePicture = t.Object({ id: Id, address: t.String() })

export type CertificateTemplate = Static<typeof CertificateTemplate>
export const CertificateTemplate = t.Object({
  ...CertificateTemplateForm.properties,
  id: Id,
  isDefault: t.Boolean(),
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  pictures: t.Array(CertificatePicture),
  courses: t.Integer(),
  issued: t.Integer(),
  changedBy: orNull(t.String()),
  changedAt: t.String(),
})

export type CertificateTemplateRow = Static<typeof CertificateTemplateRow>
export const CertificateTemplateRow = t.Object({
  id: Id,
  name: t.String(),
  isDefault: t.Boolean(),
  orientation: t.Union(orientations.map((name) => t.Literal(name))),
  courses: t.Integer(),
  issued: t.Integer(),
  changedAt: t.String(),
})

/** What stands on the paper, in points from its upper left corner. */
export type SheetItem = Static<typeof SheetItem>
export const SheetItem = t.Union([
  t.Object({
    kind: t.Literal('text'),
    x: t.Number(),
    /** Of the line that the letters stand on. */
    y: t.Number(),
    size: t.Number(),
    font: t.Union([t.Literal('text'), t.Literal('strong'), t.Literal('title')]),
    anchor: t.Union([t.Literal('start'), t.Literal('middle'), t.Literal('end')]),
    colour: t.String(),
    text: t.String(),
    isHeading: t.Boolean(),
  }),
  t.Object({ kind: t.Literal('shape'), d: t.String(), colour: t.String(), label: t.String() }),
  t.Object({
    kind: t.Literal('picture'),
    x: t.Number(),
    y: t.Number(),
    width: t.Number(),
    height: t.Number(),
    address: t.String(),
    label: t.String(),
  }),
])

export type Sheet = Static<typeof Sheet>
export const Sheet = t.Object({ width: t.Number(), height: t.Number(), items: t.Array(SheetItem) })

const access = 'certificates.administer'
const notFound = 'certificate_template_not_found'

export const listCertificateTemplates = endpoint({
  method: 'GET',
  path: '/admin/certificate-template',
  access,
  summary: 'Lists the company’s templates of certificates.',
  query: listQuery({ sort: ['name', 'courses', 'issued', 'changedAt'], filter: ['name'] }),
  reply: paged(CertificateTemplateRow),
})

export const createCertificateTemplate = endpoint({
  method: 'POST',
  path: '/admin/certificate-template',
  access,
  summary: 'Makes a template of certificates.',
  body: CertificateTemplateForm,
  reply: CertificateTemplate,
  errors: ['certificate_template_invalid'],
})

export const readCertificateTemplate = endpoint({
  method: 'GET',
  path: '/admin/certificate-template/:id',
  access,
  summary: 'Reads a template of certificates.',
  params: idParams,
  reply: CertificateTemplate,
  errors: [notFound],
})

export const updateCertificateTemplate = endpoint({
  method: 'PUT',
  path: '/admin/certificate-template/:id',
  access,
  summary: 'Changes a template; certificates that were issued stay as they are.',
  params: idParams,
  body: t.Object({ ...CertificateTemplateForm.properties, revision: t.Integer() }),
  reply: CertificateTemplate,
  errors: [notFound, 'certificate_template_invalid', 'content_changed'],
})

export const duplicateCertificateTemplate = endpoint({
  method: 'POST',
  path: '/admin/certificate-template/:id/duplicate',
  access,
  summary: 'Makes a template that begins as a copy.',
  params: idParams,
  reply: CertificateTemplate,
  errors: [notFound],
})

export const makeDefaultCertificateTemplate = endpoint({
  method: 'POST',
  path: '/admin/certificate-template/:id/default',
  access,
  summary: 'Makes this the template that new courses begin with.',
  params: idParams,
  reply: CertificateTemplate,
  errors: [notFound],
})

export const readCertificateTemplateAffected = endpoint({
  method: 'GET',
  path: '/admin/certificate-template/:id/affected',
  access,
  summary: 'Says which courses a template would be taken from.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeCertificateTemplate = endpoint({
  method: 'DELETE',
  path: '/admin/certificate-template/:id',
  access,
  summary: 'Removes a template; courses that name it issue certificates by the default one.',
  params: idParams,
  reply: Nothing,
  errors: [notFound, 'certificate_template_is_default'],
})

export const restoreCertificateTemplate = endpoint({
  method: 'POST',
  path: '/admin/certificate-template/:id/restore',
  access,
  summary: 'Brings a removed template back.',
  params: idParams,
  reply: CertificateTemplate,
  errors: [notFound, 'name_taken'],
})

export const previewCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificate-template/preview',
  access,
  summary: 'Shows what a design looks like on paper, with a person and a course made up.',
  body: t.Object({ design: CertificateDesign, language: Language }),
  reply: Sheet,
  changes: false,
  errors: ['certificate_template_invalid'],
})

export const certificatePictureTypes = ['image/png', 'image/jpeg'] as const

export const addCertificatePicture = endpoint({
  method: 'POST',
  path: '/admin/certificate-template/picture',
  access,
  summary: 'Uploads a logo or a signature for templates; responseCode 500 means that nothing was kept.',
  reply: t.Object({ ...CertificatePicture.properties, responseCode: t.Integer() }),
  errors: ['not_an_image', 'image_broken', 'too_large', 'disk_full'],
  transaction: false,
  upload: { field: 'file', maxBytes: uploadBytes.certificate, types: certificatePictureTypes },
})

export type CertificateTemplateOption = Static<typeof CertificateTemplateOption>
export const CertificateTemplateOption = t.Object({ id: Id, name: t.String(), isDefault: t.Boolean() })

export const listCertificateTemplateOptions = endpoint({
  method: 'GET',
  path: '/admin/container/certificate-templates',
  access: 'courses.administer',
  summary: 'Lists the templates of certificates that a course can name.',
  reply: t.Array(CertificateTemplateOption),
})
