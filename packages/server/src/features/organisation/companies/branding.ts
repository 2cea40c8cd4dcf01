import type { BrandingForm, Theme } from '@oktant/contract/organisation/branding.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { makeNoticedCache } from '../../../db/query/cache.ts'
import { notify } from '../../../db/engine/notify.ts'
import { findLogo, keepFile } from '../../../files/files.ts'
import { imageSize, isImage } from '../../../files/images.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import type { RawReply, Transact } from '../../../http/serve.ts'
import type { Upload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { adjustedIn, isColour, paletteOf } from '../../../mail/templates/colours.rules.ts'
import { setLetterLook } from '../../../mail/mail.ts'
import { plainLook } from '../../../mail/templates/render.ts'
import { type BrandingRow, type BrandingValues, findBranding, writeBranding } from './branding.queries.ts'
import { brandingView } from './branding.view.ts'
import { accessNamedCompany } from './companies.access.ts'

/** How the company of whoever looks appears; remembered until somebody changes it. */
export function makeBrandingSeen({ engine, onNotice }: Pick<Kit, 'engine' | 'onNotice'>) {
  const kept = makeNoticedCache<number, BrandingRow>(engine, {
    isAbout: (notice, companyId) => notice.about === 'company' && notice.companyId === companyId,
  })
  onNotice(kept.hear)
  return (companyId: number) => kept.get(companyId, () => findBranding(engine.db, companyId))
}

export async function readBranding(db: Db, actor: Actor, id?: number) {
  const company = await accessNamedCompany(db, actor, id)
  return brandingView(company, await findBranding(db, company.id))
}

type Code = 'colour_invalid' | 'logo_needed'
const faultAt = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })
const refuse = (errors: FieldError[]) => {
  if (errors.length) throw fail('branding_invalid', { errors })
}

export async function saveBranding(db: Db, actor: Actor, sent: BrandingForm, id?: number) {
  const company = await accessNamedCompany(db, actor, id)
  const before = await findBranding(db, company.id)
  const form = tidied(sent)
  const isLogoMissing = form.mailHeader === 'logo' && !before.logoLight
  refuse([
    ...(form.colour && !isColour(form.colour) ? [faultAt('colour', 'colour_invalid')] : []),
    ...(isLogoMissing ? [faultAt('mailHeader', 'logo_needed')] : []),
  ])
  return change(db, actor, before, form)
}

const tidied = ({ productName, shortName, colour, signInText, mailHeader }: BrandingForm) => ({
  productName: productName.trim(),
  shortName: shortName.trim(),
  colour: colour.trim().toLowerCase(),
  signInText: { en: signInText.en.trim(), de: signInText.de.trim() },
  mailHeader,
})

export function previewPalette(colour: string) {
  const wanted = colour.trim()
  if (!isColour(wanted)) refuse([faultAt('colour', 'colour_invalid')])
  const palette = paletteOf(wanted)
  return { palette, adjusted: adjustedIn(wanted, palette) }
}

const columns = {
  light: { now: 'logoLight', former: 'formerLogoLight' },
  dark: { now: 'logoDark', former: 'formerLogoDark' },
} as const satisfies Record<Theme, { now: keyof BrandingRow; former: keyof BrandingRow }>

const widest = 4000
type SentLogo = { theme: Theme; company: number | undefined; upload: Upload; transact: Transact }

/** NOTE: earlier logos stay in the store, because letters that were sent still show them. */
export async function setLogo(
  db: Db,
  kit: Kit,
  actor: Actor,
  { theme, company: id, upload, transact }: SentLogo,
) {
  const company = await accessNamedCompany(db, actor, id)
  const { bytes, name: title } = upload
  if (!isImage(bytes)) throw fail('not_an_image')
  const size = imageSize(bytes)
  if (!size || Math.max(size.width, size.height) > widest) throw fail('image_broken')
  return transact(async (tx) => {
    const owner = { companyId: company.id, createdBy: company.id === actor.companyId ? actor.id : null }
    const { name } = await keepFile(tx, kit.files, { ...owner, kind: 'logo', bytes, title })
    return { ...(await putLogo(tx, actor, company.id, theme, name)), responseCode: 200 }
  })
}

export async function removeLogo(db: Db, actor: Actor, theme: Theme, id?: number) {
  const company = await accessNamedCompany(db, actor, id)
  return putLogo(db, actor, company.id, theme, null)
}

/** Brings back the one before; what is there now can be brought back in its turn. */
export async function restoreLogo(db: Db, actor: Actor, theme: Theme, id?: number) {
  const company = await accessNamedCompany(db, actor, id)
  const former = (await findBranding(db, company.id))[columns[theme].former]
  if (!former) throw fail('logo_not_found')
  return putLogo(db, actor, company.id, theme, former)
}

async function putLogo(db: Db, actor: Actor, companyId: number, theme: Theme, name: string | null) {
  const before = await findBranding(db, companyId)
  const { now, former } = columns[theme]
  const values: BrandingValues = { [now]: name, [former]: before[now] ?? before[former] }
  // NOTE: letters have the logo of the light theme above them.
  const isHeaderGone = theme === 'light' && name === null && before.mailHeader === 'logo'
  return change(db, actor, before, { ...values, ...(isHeaderGone && { mailHeader: 'name' as const }) })
}

type Doer = { companyId: number; id: number | null; onBehalfOf?: number | null }

/** Gives a company its appearance; without a person the product does it by itself. */
export async function dressCompany(db: Db, by: Doer, form: BrandingForm) {
  const before = await findBranding(db, by.companyId)
  await put(db, by, before, tidied(form))
}

async function change(db: Db, actor: Actor, before: BrandingRow, values: BrandingValues) {
  // NOTE: written down in the company that it touches, whoever did it.
  const { companyId } = before
  const after = await put(db, { ...actor, companyId }, before, values)
  return brandingView(await accessNamedCompany(db, actor, companyId), after)
}

async function put(db: Db, by: Doer, before: BrandingRow, values: BrandingValues) {
  const { companyId } = before
  await writeBranding(db, companyId, values)
  const after = await findBranding(db, companyId)
  await setLetterLook(db, companyId, await lookOf(db, after))
  await audit(db, { by, kind: 'update', object: 'branding', objectId: companyId, before, after })
  await notify(db, { about: 'company', companyId })
  return after
}

/** What is seen of a company on what the product makes for it: its colour and the logo of the light theme. */
export const readLook = async (db: Db, companyId: number) => lookOf(db, await findBranding(db, companyId))

/** What the company’s letters show of it. */
async function lookOf(db: Db, { productName, colour, mailHeader, logoLight }: BrandingRow) {
  const logo = logoLight ? await findLogo(db, logoLight) : undefined
  const shown = mailHeader === 'logo' && !logo ? 'name' : mailHeader
  return {
    productName: productName || plainLook.productName,
    fill: colour ? paletteOf(colour).light.fill : plainLook.fill,
    header: shown,
    logo: logo?.name ?? null,
    logoType: logo?.type ?? null,
  }
}

const yearInSeconds = 31_536_000

/** Its name is random and never means another picture, so whoever has seen it may keep it. */
export async function readLogo(db: Db, { files }: Pick<Kit, 'files'>, name: string): Promise<RawReply> {
  const file = await findLogo(db, name)
  const body = file && (await files.read(file.name))
  if (!file || !body) throw fail('file_not_found')
  return {
    headers: {
      'content-type': file.type,
      'content-length': file.bytes,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': `public, max-age=${yearInSeconds}, immutable`,
    },
    body,
  }
}
