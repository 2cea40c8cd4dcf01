import { readSettings } from '@oktant/contract/organisation/shell.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { makeBrandingSeen } from './branding.ts'
import { makeCompanySeen } from './companies.ts'
import { settingsView } from './companies.view.ts'

export function companyRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  const brandingSeen = makeBrandingSeen(kit)
  serve(readSettings, async (call) => {
    const company = await companySeen(call)
    return settingsView(kit.config, company, company && (await brandingSeen(company.id)))
  })
}
