import {
  createCertificateTemplate,
  removeCertificateTemplate,
} from '@oktant/contract/certificate-templates.ts'
import { certificateForm } from '../kit/certificates.ts'
import type { Made } from '../kit/make.ts'
import { type Scene, type Server, two } from './scene.ts'

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

export const certificateScenes: Record<string, Scene> = {
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
