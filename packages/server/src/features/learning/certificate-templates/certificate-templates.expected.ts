import {
  addCertificatePicture,
  type CertificateDesign,
  createCertificateTemplate,
  removeCertificateTemplate,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { type Expected, learningContent } from '../../../../test/access-matrix/who.ts'
import { certificateForm } from '../../../../test/kit/content/certificates.ts'
import { fileOf } from '../../../../test/kit/content/component-files.ts'
import { png } from '../../../../test/kit/files/pictures.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { chosen, inside, type InsideScene } from '../../../../test/scenes/inside/inside.ts'
import { type Scene, type Server, two } from '../../../../test/scenes/scene.ts'

export const calls: Expected = {
  addCertificatePicture: learningContent,
  affectedByCertificateTemplateChange: learningContent,
  changeCertificateTemplates: learningContent,
  createCertificateTemplate: learningContent,
  duplicateCertificateTemplate: learningContent,
  listCertificateTemplateOptions: learningContent,
  listCertificateTemplates: learningContent,
  makeDefaultCertificateTemplate: learningContent,
  previewCertificate: learningContent,
  readCertificateTemplate: learningContent,
  readCertificateTemplateAffected: learningContent,
  removeCertificateTemplate: learningContent,
  restoreCertificateTemplate: learningContent,
  updateCertificateTemplate: learningContent,
}

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

export const scenes: Record<string, Scene> = {
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

export async function logo({ call }: Server, as: Made) {
  const { id } = await call(addCertificatePicture, { as, file: fileOf(png(40, 30), 'logo.png', 'image/png') })
  return { id: id ?? 0 }
}

export const designOf = ({ id }: { id: number }): Partial<CertificateDesign> => ({ logo: 'own', logoId: id })

const removal = chosen(
  ['certificates.administer'],
  ({ call }, as) => call(createCertificateTemplate, { as, body: certificateForm() }),
  { action: 'remove' },
)

const rights: Permission[] = ['certificates.administer']

export const insideScenes: Record<string, InsideScene> = {
  createCertificateTemplate: inside(rights, logo, (made) => ({ body: certificateForm(designOf(made)) })),
  updateCertificateTemplate: inside(rights, logo, async (made, as, { call }) => {
    const { id } = await call(createCertificateTemplate, { as, body: certificateForm() })
    return { params: { id }, body: { ...certificateForm(designOf(made)), revision: 0 } }
  }),
  affectedByCertificateTemplateChange: removal,
  changeCertificateTemplates: removal,
}
