import type { Branding, Logos } from '@oktant/contract/organisation/branding.ts'
import { adjustedIn, paletteOf } from '../../../mail/templates/colours.rules.ts'
import type { BrandingRow } from './branding.queries.ts'
import type { Company } from './companies.queries.ts'

const addressOf = (name: string | null) => name && `/rest/public/logo/${name}`

export const logosOf = ({ logoLight, logoDark }: BrandingRow): Logos => ({
  light: addressOf(logoLight),
  dark: addressOf(logoDark),
})

export function brandingView(company: Company, row: BrandingRow): Branding {
  const { productName, shortName, colour, signInText, mailHeader } = row
  const palette = colour ? paletteOf(colour) : null
  return {
    productName,
    shortName,
    colour,
    signInText,
    mailHeader,
    companyName: company.name,
    palette,
    adjusted: palette ? adjustedIn(colour, palette) : [],
    logos: logosOf(row),
    canRestore: { light: row.formerLogoLight !== null, dark: row.formerLogoDark !== null },
  }
}
