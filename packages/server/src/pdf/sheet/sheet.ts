import { encode } from 'uqr'
import type {
  CertificateDesign,
  CertificateWord,
  Sheet,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Db } from '../../db/engine/db.ts'
import { imageSize } from '../../files/images.ts'
import { signedAddress } from '../../files/signatures.ts'
import { readWhole } from '../../files/store.ts'
import type { Kit } from '../../kit.ts'
import { paletteOf } from '../../mail/templates/colours.rules.ts'
import { findCompany, readLook } from '../../features/organisation/companies/companies.ts'
import { listKnownPictures } from '../../features/learning/certificate-templates/certificate-templates.queries.ts'
import { picturesOf } from '../../features/learning/certificate-templates/certificate-templates.rules.ts'
import { fail } from '../../http/fail.ts'
import { filledIn } from '../../words/words.rules.ts'
import { longDay } from '../../words/dates.rules.ts'
import { lettersMissing, measure } from './fonts.ts'
import { layOut, type Picture } from './layout.ts'
import { pdfOf } from './pdf.ts'
import { sheetTexts } from './sheet.words.ts'

/** Of whom and of what a certificate speaks. */
export type CertificateSubject = {
  companyId: number
  language: Language
  timezone: string
  fullName: string
  firstName: string
  surname: string
  course: LocalText
  mark: number | null
  number: number
  code: string
  issuedAt: Date
  expiresAt: Date | null
}

/** The code in groups of four, as people read and type it. */
export const grouped = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code
export const numbered = (number: number) => String(number).padStart(6, '0')

type Loaded = Picture & { bytes: Buffer; shownAt: string }
type Stored = { name: string; shownAt: string }

/** NOTE: named by the random name of its file; whoever shows a sheet in a browser says where it is seen there. */
async function loadPicture({ files }: Pick<Kit, 'files'>, { name, shownAt }: Stored): Promise<Loaded[]> {
  const bytes = await readWhole(files, name)
  const size = bytes && imageSize(bytes)
  return bytes && size ? [{ address: name, ...size, bytes, shownAt }] : []
}

const printable: readonly (string | null)[] = ['image/png', 'image/jpeg']
type Needs = Pick<Kit, 'files' | 'config' | 'now'>

async function loadPictures(db: Db, kit: Needs, companyId: number, design: CertificateDesign) {
  const known = await listKnownPictures(db, companyId, picturesOf(design))
  const loaded = await Promise.all(
    known.map(async ({ id, name }) => {
      const [picture] = await loadPicture(kit, { name, shownAt: signedAddress(kit, id) })
      return picture ? [[id, picture] as const] : []
    }),
  )
  return new Map(loaded.flat())
}

type Look = Awaited<ReturnType<typeof readLook>>

async function companyLogo(kit: Needs, { logo, logoType }: Look): Promise<Loaded[]> {
  if (!logo || !printable.includes(logoType)) return []
  return loadPicture(kit, { name: logo, shownAt: `/rest/public/logo/${logo}` })
}

async function logoOf(kit: Needs, { logo, logoId }: CertificateDesign, look: Look, own: Map<number, Loaded>) {
  if (logo === 'own') return own.get(logoId ?? 0) ?? null
  const [found = null] = logo === 'company' ? await companyLogo(kit, look) : []
  return found
}

const valuesOf = (subject: CertificateSubject, companyName: string) => {
  const { language, timezone, course, mark, issuedAt, number, fullName, firstName, surname } = subject
  const values: Record<CertificateWord, string> = {
    fullName,
    firstName,
    surname,
    companyName,
    course: textIn(course, language),
    date: longDay(issuedAt, language, timezone),
    mark: mark === null ? '–' : `${mark} %`,
    number: numbered(number),
  }
  return values
}

/** A certificate as it stands on paper, and the pictures that it shows. */
async function drawSheet(db: Db, kit: Needs, design: CertificateDesign, subject: CertificateSubject) {
  const { companyId, language, timezone, code, expiresAt } = subject
  const [look, company] = [await readLook(db, companyId), await findCompany(db, companyId)]
  const own = await loadPictures(db, kit, companyId, design)
  const logo = await logoOf(kit, design, look, own)
  const companyName = company?.name ?? ''
  const page = `${kit.config.publicUrl}/#/certificate`
  const link = `${page}/${code}`
  const content = {
    design,
    language,
    logo,
    pictures: own,
    colour: design.colour ? paletteOf(design.colour).light.fill : look.fill,
    number: numbered(subject.number),
    code: grouped(code),
    verifyAt: page.replace(/^https?:\/\//, ''),
    validUntil: expiresAt && longDay(expiresAt, language, timezone),
    values: valuesOf(subject, companyName),
  }
  const sheet = layOut(content, measure, encode(link, { ecc: 'M', border: 0 }).data)
  return { sheet, companyName, pictures: [...own.values(), ...(logo ? [logo] : [])] }
}

/** NOTE: a proof that spells a name in boxes is none; whoever asks for it is told which letters are lacking. */
function refuseMissing({ items }: Sheet) {
  const missing = items.flatMap((item) => (item.kind === 'text' ? lettersMissing(item.font, item.text) : []))
  const letters = [...new Set(missing)].join(' ')
  if (letters) throw fail('certificate_letters', { letters, value: letters })
}

/** The certificate as a file; the same one whenever it is asked for. */
export async function drawPdf(db: Db, kit: Needs, design: CertificateDesign, subject: CertificateSubject) {
  const { sheet, pictures, companyName } = await drawSheet(db, kit, design, subject)
  refuseMissing(sheet)
  const { language, course, fullName, issuedAt } = subject
  const title = filledIn(sheetTexts[language].title, { course: textIn(course, language), name: fullName })
  const bytes = new Map(pictures.map((one) => [one.address, one.bytes]))
  return pdfOf(sheet, { title, language, author: companyName, madeAt: issuedAt, pictures: bytes })
}

/** The same as a browser draws it. */
export async function drawPreview(
  db: Db,
  kit: Needs,
  design: CertificateDesign,
  subject: CertificateSubject,
): Promise<Sheet> {
  const { sheet, pictures } = await drawSheet(db, kit, design, subject)
  const shownAt = new Map(pictures.map((one) => [one.address, one.shownAt]))
  const items = sheet.items.map((item) =>
    item.kind === 'picture' ? { ...item, address: shownAt.get(item.address) ?? '' } : item,
  )
  return { ...sheet, items }
}
