import {
  createCertificateTemplate,
  removeCertificateTemplate,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { certificateForm, passCourse } from '../../kit/content/certificates.ts'
import type { Made } from '../../kit/make.ts'
import { type Scene, type Server, two } from '../scene.ts'

const ofTemplate =
  (rest: object = {}, before?: (server: Server, owner: Made, id: number) => Promise<unknown>): Scene =>
  async (server) => {
    const pair = await two(server, ['certificates.administer'])
    const { id = 0 } = await server.call(createCertificateTemplate, {
      as: pair.owner,
      body: certificateForm(),
    })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

const rights: Permission[] = [
  'certificates.administer',
  'courses.administer',
  'content.administer',
  'learning.take',
  'team.see',
]

/** Somebody has passed a course, and holds its certificate. */
const ofCertificate =
  (rest: object = {}, idName = 'id'): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    const { id } = await passCourse(server, pair.owner)
    return { ...pair, call: { params: { [idName]: id }, ...rest } }
  }
const reason = { body: { reason: 'A name was misspelt.' } }

export const certificateScenes: Record<string, Scene> = {
  downloadCertificate: ofCertificate(),
  listManagedCertificates: async (server) => {
    const pair = await two(server, rights)
    const led = await server.make.user({ companyId: pair.owner.companyId, managerId: pair.owner.id })
    return { ...pair, call: { params: { userId: led.id }, query: {} } }
  },
  readCertificate: ofCertificate(),
  reissueCertificate: ofCertificate(reason),
  revokeCertificate: ofCertificate(reason),
  duplicateCertificateTemplate: ofTemplate(),
  makeDefaultCertificateTemplate: ofTemplate(),
  readCertificateTemplate: ofTemplate(),
  readCertificateTemplateAffected: ofTemplate(),
  removeCertificateTemplate: ofTemplate(),
  restoreCertificateTemplate: ofTemplate({}, (server, owner, id) =>
    server.call(removeCertificateTemplate, { as: owner, params: { id } }),
  ),
  updateCertificateTemplate: ofTemplate({ body: { ...certificateForm(), revision: 0 } }),
}
