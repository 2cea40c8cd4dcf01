import { Type as t, type Static } from '@sinclair/typebox'
import { uploadBytes } from '../kit/constants.ts'
import { endpoint, Id, LocalText } from '../http/http.ts'

/** What the interface is coloured with in one theme; each is readable where it is used. */
export const Shades = t.Object({
  /** Links, marks and other words on the page’s own ground. */
  brand: t.String(),
  /** Buttons, under white words. */
  fill: t.String(),
  hover: t.String(),
  /** The ground of what is chosen. */
  soft: t.String(),
})
export type Shades = Static<typeof Shades>
export type Palette = Static<typeof Palette>
export const Palette = t.Object({ light: Shades, dark: Shades })

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
const Theme = t.Union(themes.map((theme) => t.Literal(theme)))
const Picture = t.Union([t.String(), t.Null()])

export type Logos = Static<typeof Logos>
export const Logos = t.Object({ light: Picture, dark: Picture })

/** What stands above a letter: nothing, the product’s name, or the logo. */
export const mailHeaders = ['none', 'name', 'logo'] as const
const MailHeader = t.Union(mailHeaders.map((header) => t.Literal(header)))

const Text = t.Object({ en: t.String({ maxLength: 600 }), de: t.String({ maxLength: 600 }) })

export type BrandingForm = Static<typeof BrandingForm>
export const BrandingForm = t.Object({
  /** What the company calls the product; empty is the product’s own name. */
  productName: t.String({ maxLength: 60 }),
  /** The same where there is little room. */
  shortName: t.String({ maxLength: 20 }),
  /** As #RRGGBB; empty is the product’s own colour. */
  colour: t.String({ maxLength: 20 }),
  signInText: Text,
  mailHeader: MailHeader,
})

/** Where a colour had to be changed so that words stay readable. */
export const Adjusted = t.Array(
  t.Object({ theme: Theme, use: t.Union([t.Literal('brand'), t.Literal('fill')]), colour: t.String() }),
)

export type Branding = Static<typeof Branding>
export const Branding = t.Object({
  ...BrandingForm.properties,
  signInText: LocalText,
  companyName: t.String(),
  palette: t.Union([Palette, t.Null()]),
  adjusted: Adjusted,
  logos: Logos,
  /** Which logos were there before, and can be brought back. */
  canRestore: t.Object({ light: t.Boolean(), dark: t.Boolean() }),
})

// NOTE: a company belongs to no company, so its number is not called an id. Without one it is one’s own company.
export const whichCompany = t.Object({ company: t.Optional(Id) }, { additionalProperties: false })
const access = 'company.administer'
const params = t.Object({ theme: Theme })

export const readBranding = endpoint({
  method: 'GET',
  path: '/admin/branding',
  access,
  summary: 'Reads how a company appears: names, colours, logos and words.',
  query: whichCompany,
  reply: Branding,
  errors: ['company_not_found'],
})

export const saveBranding = endpoint({
  method: 'PUT',
  path: '/admin/branding',
  access,
  summary: 'Saves how a company appears; a colour that words could not be read on is adjusted.',
  query: whichCompany,
  body: BrandingForm,
  reply: Branding,
  errors: ['company_not_found', 'branding_invalid'],
})

export const previewPalette = endpoint({
  method: 'GET',
  path: '/admin/branding/palette',
  access,
  summary: 'Makes the shades of a colour, and says where it had to be adjusted to stay readable.',
  query: t.Object({ colour: t.String({ maxLength: 20 }) }, { additionalProperties: false }),
  reply: t.Object({ palette: Palette, adjusted: Adjusted }),
  errors: ['branding_invalid'],
})

export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export const setLogo = endpoint({
  method: 'POST',
  path: '/admin/branding/logo/:theme',
  access,
  summary: 'Uploads the logo for one theme; responseCode 500 in the answer means that nothing changed.',
  params,
  query: whichCompany,
  reply: t.Object({ ...Branding.properties, responseCode: t.Integer() }),
  errors: ['company_not_found', 'not_an_image', 'image_broken', 'too_large', 'disk_full'],
  transaction: false,
  upload: { field: 'file', maxBytes: uploadBytes.logo, types: logoTypes },
})

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/admin/branding/logo/:theme',
  access,
  summary: 'Removes the logo for one theme; it can be brought back.',
  params,
  query: whichCompany,
  reply: Branding,
  errors: ['company_not_found'],
})

export const restoreLogo = endpoint({
  method: 'POST',
  path: '/admin/branding/logo/:theme/restore',
  access,
  summary: 'Brings back the logo that was there before.',
  params,
  query: whichCompany,
  reply: Branding,
  errors: ['company_not_found', 'logo_not_found'],
})

export const readLogo = endpoint({
  method: 'GET',
  path: '/public/logo/:logo',
  access: 'public',
  summary: 'Reads a company’s logo by the random name that its pages know.',
  params: t.Object({ logo: t.String({ pattern: '^[0-9a-f]{40}$' }) }),
  reply: 'file',
  errors: ['file_not_found'],
})
