import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { passCourse } from '../../kit/content/certificates.ts'
import { type Scene, two } from '../scene.ts'

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
}
