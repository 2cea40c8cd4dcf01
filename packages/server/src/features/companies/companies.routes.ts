import { readSettings } from '@oktant/contract/shell.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { makeCompanySeen } from './companies.ts'
import { settingsView } from './companies.view.ts'

export function companyRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  serve(readSettings, async (call) => settingsView(kit.config, await companySeen(call)))
}
