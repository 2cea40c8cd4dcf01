import type { Static } from '@sinclair/typebox'
import { listCertificateTemplates } from './certificate-templates.ts'
import { ChangedRows, removalIn } from '../../kit/chosen.ts'
import { Affected, endpoint } from '../../http/http.ts'

export type TemplateChange = Static<typeof TemplateChange>
export const TemplateChange = removalIn(listCertificateTemplates.query)

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
  reply: ChangedRows,
  errors: ['certificate_template_not_found'],
})
