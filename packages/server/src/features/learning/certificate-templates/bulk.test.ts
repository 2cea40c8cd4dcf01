import { expect, test } from 'vitest'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  affectedByCertificateTemplateChange,
  changeCertificateTemplates,
  type TemplateChange,
} from '@oktant/contract/learning/certificates/certificate-template-changes.ts'
import {
  createCertificateTemplate,
  listCertificateTemplates,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { certificateForm } from '../../../../test/kit/content/certificates.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { defaultTemplate } from './certificate-templates.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['certificates.administer', 'audit.read'] })
  const first = (await defaultTemplate(server.db, me.companyId)) ?? 0
  const create = async (name: string) =>
    (await call(createCertificateTemplate, { as: me, body: certificateForm({}, name) })).id
  const change = (action: TemplateChange['action'], chosen: TemplateChange['chosen']) =>
    call(changeCertificateTemplates, { as: me, body: { action, chosen } })
  const names = async () =>
    (await call(listCertificateTemplates, { as: me, query: {} })).content.map(({ name }) => name)
  return { ...server, me, first, create, change, names }
}

test('many templates are removed and brought back, and the default one stays', async () => {
  const { call, me, first, create, change, names } = await setUp()
  const ids = [first, await create('Safety'), await create('Sea')]
  const body = { action: 'remove' as const, chosen: { ids } }
  expect(await call(affectedByCertificateTemplateChange, { as: me, body })).toEqual([
    { what: 'changed', count: 2, examples: ['Safety', 'Sea'] },
    { what: 'skipped', count: 1, examples: ['Oktant'] },
    { what: 'courses', count: 0, examples: [] },
    { what: 'certificates', count: 0, examples: [] },
  ])
  expect(await change('remove', { ids })).toEqual({ changed: ids.slice(1), skipped: 1 })
  expect(await names()).toEqual(['Oktant'])
  expect(await change('restore', { ids: ids.slice(1) })).toEqual({ changed: ids.slice(1), skipped: 0 })
  expect(await names()).toEqual(['Oktant', 'Safety', 'Sea'])
  const query = { object: 'certificateTemplate', number: ids[1] }
  const { content } = await call(listAudit, { as: me, query })
  expect(content.map(({ objectType }) => objectType)).toEqual(['create', 'delete', 'create'])
})

test('all that a filter matches is removed, and none of another company’s', async () => {
  const { call, make, create, change, names } = await setUp()
  const [safety] = [await create('Safety'), await create('Sea')]
  const filter = { _filterFields: ['name'], _filterValues: ['safe'] }
  expect(await change('remove', { filter })).toEqual({ changed: [safety], skipped: 0 })
  expect(await names()).toEqual(['Oktant', 'Sea'])
  const stranger = await make.user({ permissions: ['certificates.administer'] })
  const body = { action: 'restore' as const, chosen: { ids: [safety ?? 0] } }
  expect(await call(changeCertificateTemplates, { as: stranger, body })).toMatchObject({
    code: 'certificate_template_not_found',
  })
})
