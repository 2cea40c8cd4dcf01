import { listOwnCertificates } from '@oktant/contract/certificates.ts'
import { launchComponent, saveLaunch } from '@oktant/contract/launches.ts'
import type { CourseView } from '@oktant/contract/containers.ts'
import { makeCourse } from './courses.ts'
import type { Made } from './make.ts'
import type { testServer } from './server.ts'
import type { CertificateTemplateForm } from '@oktant/contract/certificate-templates.ts'

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
  const { content } = await server.call(listOwnCertificates, { as, query: {} })
  const [certificate] = content
  if (!certificate) throw new Error('no certificate was issued')
  return { ...certificate, courseView: course }
}
