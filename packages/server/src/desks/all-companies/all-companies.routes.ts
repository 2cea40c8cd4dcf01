import * as contract from '@oktant/contract/organisation/companies.ts'
import { pagedReply, readPage } from '../../http/answer/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { findCompanies } from './all-companies.queries.ts'
import {
  affectedByCompanyAct,
  createCompany,
  readCompany,
  readCompanyHistory,
  removeCompany,
  restoreCompany,
  resumeCompany,
  suspendCompany,
  updateCompany,
} from './all-companies.ts'
import { companyRowView } from './all-companies.view.ts'

export function allCompanyRoutes(serve: Serve, kit: Kit) {
  serve(contract.listCompanies, async ({ db, query }) => {
    const page = readPage(query)
    const { rows, total } = await findCompanies(db, page, kit.now())
    return pagedReply(page, rows.map(companyRowView), total)
  })
  serve(contract.readCompany, ({ db, actor, params }) => readCompany(db, actor, params.company))
  serve(contract.createCompany, ({ db, actor, body }) => createCompany(db, actor, body, kit))
  serve(contract.updateCompany, ({ db, actor, params, body }) =>
    updateCompany(db, actor, params.company, body),
  )
  serve(contract.affectedByCompanyAct, ({ db, actor, params }) =>
    affectedByCompanyAct(db, actor, params.company),
  )
  serve(contract.suspendCompany, ({ db, actor, params }) => suspendCompany(db, kit, actor, params.company))
  serve(contract.resumeCompany, ({ db, actor, params }) => resumeCompany(db, actor, params.company))
  serve(contract.removeCompany, ({ db, actor, params }) => removeCompany(db, kit, actor, params.company))
  serve(contract.restoreCompany, ({ db, actor, params }) => restoreCompany(db, actor, params.company))
  serve(contract.readCompanyHistory, ({ db, actor, params }) =>
    readCompanyHistory(db, kit, actor, params.company),
  )
}
