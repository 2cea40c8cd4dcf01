import * as contract from '@oktant/contract/kit/languages.ts'
import type { Serve } from '../../../http/serve.ts'
import { affectedByLanguages, readLanguages, saveLanguages } from './languages.ts'

export function languageRoutes(serve: Serve) {
  serve(contract.readLanguages, ({ db, actor, query }) => readLanguages(db, actor, query.company))
  serve(contract.affectedByLanguages, ({ db, actor, query }) =>
    affectedByLanguages(db, actor, query.offered, query.company),
  )
  serve(contract.saveLanguages, ({ db, actor, query, body }) => saveLanguages(db, actor, body, query.company))
}
