import * as contract from '@oktant/contract/organisation/branding.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import {
  previewPalette,
  readBranding,
  readLogo,
  removeLogo,
  restoreLogo,
  saveBranding,
  setLogo,
} from './branding.ts'

export function brandingRoutes(serve: Serve, kit: Kit) {
  serve(contract.readBranding, ({ db, actor, query }) => readBranding(db, actor, query.company))
  serve(contract.saveBranding, ({ db, actor, query, body }) => saveBranding(db, actor, body, query.company))
  serve(contract.previewPalette, ({ query }) => previewPalette(query.colour))
  serve(contract.setLogo, ({ db, actor, params, query, upload, transact }) =>
    setLogo(db, kit, actor, { theme: params.theme, company: query.company, upload, transact }),
  )
  serve(contract.removeLogo, ({ db, actor, params, query }) =>
    removeLogo(db, actor, params.theme, query.company),
  )
  serve(contract.restoreLogo, ({ db, actor, params, query }) =>
    restoreLogo(db, actor, params.theme, query.company),
  )
  serve(contract.readLogo, ({ db, params }) => readLogo(db, kit, params.logo))
}
