import { createCertificateTemplate } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import * as contract from '@oktant/contract/learning/certificates/certificates.ts'
import { expect, test } from 'vitest'
import { certificateForm, takeCourse } from '../../../../test/kit/content/certificates.ts'
import { makeCourse } from '../../../../test/kit/content/courses.ts'
import { pdfText } from '../../../../test/kit/files/pdf-text.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make, send } = server
  const author = await make.user({
    permissions: ['certificates.administer', 'courses.administer', 'content.administer', 'learning.take'],
  })
  /** The file of a certificate of somebody with this name, for a course with this title. */
  const printed = async (firstName: string, surname: string, title = 'Ropes') => {
    const learner = await make.user({
      companyId: author.companyId,
      permissions: ['learning.take'],
      firstName,
      surname,
    })
    const course = await makeCourse(server, author, { title, isCertified: true })
    await takeCourse(server, learner, course)
    const { content } = await call(contract.listOwnCertificates, { as: learner, query: {} })
    const [certificate] = content
    if (!certificate) throw new Error('none was issued')
    const file = await send(contract.downloadCertificate, { as: learner, params: { id: certificate.id } })
    return { file, certificate }
  }
  return { ...server, author, printed }
}

test.each([
  ['Zoë', 'Łukaszewicz'],
  ['Нина', 'Ковалёва'],
  ['Ελένη', 'Παπαδοπούλου'],
  ['Nguyễn', 'Thị Hằng'],
  ['Jose\u0301', 'Nun\u0303ez'],
])('the name %s %s is printed with all of its letters', async (firstName, surname) => {
  const { printed } = await setUp()
  const { file } = await printed(firstName, surname)
  expect(file.statusCode).toBe(200)
  // NOTE: letters of one name come from several fonts, which a reader of text may give in another order.
  const letters = new Set(pdfText(file.rawPayload).join(''))
  const name = `${firstName} ${surname}`.normalize('NFC')
  expect([...name].filter((letter) => !letters.has(letter))).toEqual([])
})

test.each([
  ['小明', '王', '小 明 王'],
  ['محمد', 'علي', 'م ح د ع ل ي'],
  ['דוד', 'כהן', 'ד ו כ ה ן'],
  ['สมชาย', 'ใจดี', 'ส ม ช า ย ใ จ ด ี'],
])(
  '%s %s is not printed in boxes: it is said which letters are lacking',
  async (firstName, surname, letters) => {
    const { call, printed } = await setUp()
    const { file, certificate } = await printed(firstName, surname)
    expect([file.statusCode, file.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'certificate_letters', letters }),
    ])
    const proof = await call(contract.verifyCertificate, { params: { code: certificate.code } })
    expect(proof).toMatchObject({ fullName: `${firstName} ${surname}`, state: 'valid' })
  },
)

test('what is no letter and cannot be drawn is left out, and holds nothing up', async () => {
  const { printed } = await setUp()
  const { file } = await printed('Mia', 'Naidoo', 'Rockets 🚀')
  expect(file.statusCode).toBe(200)
  const text = pdfText(file.rawPayload).join('\n')
  expect(text).toContain('Rockets')
  expect(text).not.toContain('🚀')
})

test('a design with letters that cannot be printed is refused at its field', async () => {
  const { call, author } = await setUp()
  const body = certificateForm({ heading: { en: 'Certificate', de: '証明書' } })
  const refused = await call(createCertificateTemplate, { as: author, body })
  expect(refused.errors).toMatchObject([
    { field: 'design.heading.de', code: 'letters_missing', value: '証 明 書' },
  ])
})
