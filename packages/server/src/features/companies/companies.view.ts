import { languages } from '@oktant/contract/http.ts'
import type { Settings } from '@oktant/contract/shell.ts'
import server from '../../../package.json' with { type: 'json' }
import { type Config, demoLogins } from '../../config.ts'
import type { Company } from './companies.queries.ts'

/** Where nobody has registered a company yet, the product speaks for itself. */
const productName = 'Oktant'

export function settingsView(config: Config, company: Company | null): Settings {
  return {
    companyName: company?.name ?? productName,
    languages: company?.languages ?? [...languages],
    supportEmailAddress: company?.supportEmailAddress ?? '',
    hashPasswords: true,
    version: server.version,
    demo: config.demo && company?.isDemo ? { logins: [...demoLogins], password: config.demoPassword } : null,
  }
}
