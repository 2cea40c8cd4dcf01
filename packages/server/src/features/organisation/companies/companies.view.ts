import { languages } from '@oktant/contract/http/http.ts'
import type { Settings } from '@oktant/contract/organisation/shell.ts'
import server from '../../../../package.json' with { type: 'json' }
import { type Config, confirmsBy, demoLogins } from '../../../config.ts'
import { paletteOf } from '../../../mail/templates/colours.rules.ts'
import type { BrandingRow } from './branding.queries.ts'
import { logosOf } from './branding.view.ts'
import type { Company } from './companies.queries.ts'

/** Where nobody has registered a company yet, the product speaks for itself. */
const productName = 'Oktant'

export function settingsView(
  config: Config,
  company: Company | null,
  branding: BrandingRow | null,
): Settings {
  const name = branding?.productName || productName
  return {
    companyName: company?.name ?? productName,
    productName: name,
    shortName: branding?.shortName || name,
    logos: branding ? logosOf(branding) : { light: null, dark: null },
    palette: branding?.colour ? paletteOf(branding.colour) : null,
    signInText: branding?.signInText ?? { en: '', de: '' },
    languages: company?.languages ?? [...languages],
    defaultLanguage: company?.defaultLanguage ?? 'en',
    supportEmailAddress: company?.supportEmailAddress ?? '',
    hashPasswords: true,
    version: server.version,
    confirmsBy: confirmsBy(config),
    demo: config.demo && company?.isDemo ? { logins: [...demoLogins], password: config.demoPassword } : null,
  }
}
