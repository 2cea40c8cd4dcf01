import { Type as t, type Static } from '@sinclair/typebox'
import { listCertificateTemplates } from './certificate-templates.ts'
import { chosenIn } from './chosen.ts'
import { Affected, endpoint, Id } from './http.ts'

/** What can be done with many templates of certificates at once. */
export const templateActions = ['remove', 'restore'] as const

export type TemplateChange = Static<typeof TemplateChange>
export const TemplateChange = t.Object({
  action: t.Union(templateActions.map((action) => t.Literal(action))),
  chosen: chosenIn(listCertificateTemplates.query),
})

const access = 'certificates.administer'

export const affectedByCertificateTemplateChange = endpoint({
  method: 'POST',
  path: '/admin/certificate-template/bulk/affected',
  access,
  summary: 'Says what a change of many templates would touch; nothing changes.',
  body: TemplateChange,
  reply: Affected,
  changes: false,
  errors: ['certificate_template_not_found'],
})

export const changeCertificateTemplates = endpoint({
  method: 'POST',
  path: '/admin/certificate-template/bulk',
  access,
  summary: 'Removes many templates at once, all but the default one, or brings them back.',
  body: TemplateChange,
  reply: t.Object({ changed: t.Array(Id), skipped: t.Integer() }),
  errors: ['certificate_template_not_found'],
})
