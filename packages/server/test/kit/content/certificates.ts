import * as contract from '@oktant/contract/learning/certificates/certificates.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/learning/own/launches.ts'
import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { makeCourse } from './courses.ts'
import type { Made } from '../make.ts'
import { type Query, testServer } from '../server.ts'
import type { CertificateTemplateForm } from '@oktant/contract/learning/certificates/certificate-templates.ts'

/** A template that says something in both languages. */
export const certificateForm = (
  design: Partial<CertificateTemplateForm['design']> = {},
  name = 'Safety',
): CertificateTemplateForm => ({
  name,
  design: {
    orientation: 'landscape',
    colour: '#0b7785',
    logo: 'none',
    logoId: null,
    heading: { en: 'Certificate', de: 'Zertifikat' },
    intro: { en: 'This certifies that', de: 'Hiermit wird bescheinigt, dass' },
    statement: { en: 'has passed', de: 'den Kurs' },
    note: { en: 'on {date} with {mark}.', de: 'am {date} mit {mark} bestanden hat.' },
    signatories: [{ name: 'Ida Größe', title: { en: 'Head', de: 'Leitung' }, pictureId: null }],
    showsQr: true,
    ...design,
  },
})

type Server = Awaited<ReturnType<typeof testServer>>

/** Takes all parts of a course, to the end. */
export async function takeCourse({ call }: Pick<Server, 'call'>, as: Made, { children }: CourseView) {
  for (const { childId: key } of children) {
    const { launch } = await call(launchComponent, { as, params: { key } })
    const body = { launch: launch ?? '', seconds: 1, done: 'read' as const }
    await call(saveLaunch, { as, params: { key }, body })
  }
}

/** Somebody builds a course and passes it themselves: their certificate. */
export async function passCourse(server: Server, as: Made, texts: object = {}) {
  const course = await makeCourse(server, as, { texts, isCertified: true })
  await takeCourse(server, as, course)
  const { content } = await server.call(contract.listOwnCertificates, { as, query: {} })
  const [certificate] = content
  if (!certificate) throw new Error('no certificate was issued')
  return { ...certificate, courseView: course }
}

/** What an author of courses and certificates may. */
export const certifierRights: Permission[] = [
  'certificates.administer',
  'courses.administer',
  'content.administer',
  'learning.take',
]
let courses = 0

/** An author, a learner, and all that is done with certificates. */
export async function certifying() {
  const server = await testServer()
  const { call, make, send } = server
  const author = await make.user({ permissions: certifierRights })
  const { companyId } = author
  const learner = await make.user({
    companyId,
    permissions: ['learning.take'],
    firstName: 'Jörg',
    surname: 'Müßig',
    // NOTE: certificates are made to age by days of 24 hours, which every day has there.
    timezone: 'UTC',
  })
  const own = async (as: Made, query: Query<typeof contract.listOwnCertificates> = {}) =>
    (await call(contract.listOwnCertificates, { as, query })).content
  const pass = async (as: Made, texts: object = {}) => {
    const course = await makeCourse(server, author, {
      texts,
      title: `Ölwehr ${(courses += 1)}`,
      isCertified: true,
    })
    await takeCourse(server, as, course)
    const [certificate] = await own(as)
    if (!certificate) throw new Error('none was issued')
    return { course, certificate }
  }
  const download = (as: Made | undefined, id: number) =>
    send(contract.downloadCertificate, { as, params: { id } })
  const verify = (code: string) => call(contract.verifyCertificate, { params: { code } })
  const told = async (as: Made) =>
    (await call(listNotifications, { as, query: {} })).content?.map(({ title }) => title)
  const revoke = (id: number, reason = 'By mistake.', as = author) =>
    call(contract.revokeCertificate, { as, params: { id }, body: { reason } })
  const reissue = (id: number, reason = 'A new name.') =>
    call(contract.reissueCertificate, { as: author, params: { id }, body: { reason } })
  return { ...server, author, learner, own, pass, download, verify, told, revoke, reissue }
}
