import * as assurance from '@oktant/contract/development/assurance.ts'
import * as contract from '@oktant/contract/development/competencies.ts'
import * as profiles from '@oktant/contract/development/competency-profiles.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { exportCompetencyMatrix, exportMatrixSheet, readCompetencyMatrix } from './assurance/matrix.ts'
import { printWorkbook } from './assurance/print-workbook.ts'
import { assessOverall, readWorkbook } from './assurance/workbook.ts'
import { accessDeclaration } from './competencies.access.ts'
import * as decide from './declarations/decide.ts'
import { declareAgain, declareCompetency, withdrawDeclaration } from './declarations/declare.ts'
import { findDeclarations } from './declarations/declarations.queries.ts'
import { declarationViews, rowView } from './declarations/declarations.view.ts'
import { attachEvidence, removeEvidence } from './declarations/evidence.ts'
import { readOwnCompetencies } from './declarations/own.ts'
import { listCompetencyProfiles, readCompetencyProfile, saveCompetencyProfile } from './profiles/profiles.ts'
import { listCompetencyRegions, saveCompetencyRegion } from './profiles/regions.ts'

export function competencyRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  const shown = async (db: Db, actor: Actor, id: number) => {
    const [one] = await declarationViews(db, kit, actor, [await accessDeclaration(db, actor, id)])
    if (!one) throw new Error('nothing to show')
    return one
  }
  serve(contract.readOwnCompetencies, ({ db, actor }) => readOwnCompetencies(db, actor, kit.now()))
  serve(contract.declareCompetency, async ({ db, actor, body }) =>
    shown(db, actor, await declareCompetency(db, actor, body, at())),
  )
  serve(contract.declareAgain, async ({ db, actor, params, body }) => {
    await declareAgain(db, actor, params.id, body, at())
    return shown(db, actor, params.id)
  })
  serve(contract.withdrawDeclaration, async ({ db, actor, params }) => {
    await withdrawDeclaration(db, actor, params.id, at())
    return shown(db, actor, params.id)
  })
  serve(contract.attachEvidence, ({ actor, params, upload, transact }) =>
    attachEvidence(transact, actor, { id: params.id, upload }, shown),
  )
  serve(contract.removeEvidence, async ({ db, actor, params }) => {
    await removeEvidence(db, actor, params)
    return shown(db, actor, params.id)
  })
  serve(contract.readDeclaration, ({ db, actor, params }) => shown(db, actor, params.id))
  serve(contract.listDeclarations, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findDeclarations(db, actor, page)
    return pagedReply(
      page,
      rows.map((row) => rowView(row, actor.language)),
      total,
    )
  })
  serve(contract.takeDeclaration, async ({ db, actor, params }) => {
    await decide.takeDeclaration(db, actor, params.id, at())
    return shown(db, actor, params.id)
  })
  serve(contract.releaseDeclaration, async ({ db, actor, params }) => {
    await decide.releaseDeclaration(db, actor, params.id, at())
    return shown(db, actor, params.id)
  })
  serve(contract.confirmDeclaration, async ({ db, actor, params, body }) => {
    await decide.confirmDeclaration(db, actor, params.id, body, at())
    return shown(db, actor, params.id)
  })
  serve(contract.returnDeclaration, async ({ db, actor, params, body }) => {
    await decide.returnDeclaration(db, actor, params.id, body, at())
    return shown(db, actor, params.id)
  })
  serve(contract.endDeclaration, async ({ db, actor, params, body }) => {
    await decide.endDeclaration(db, actor, params.id, body, at())
    return shown(db, actor, params.id)
  })
}

export function competencyProfileRoutes(serve: Serve, kit: Kit) {
  serve(profiles.listCompetencyProfiles, ({ db, actor, query }) =>
    listCompetencyProfiles(db, actor, readPage(query)),
  )
  serve(profiles.readCompetencyProfile, ({ db, actor, params }) =>
    readCompetencyProfile(db, actor, params.id),
  )
  serve(profiles.saveCompetencyProfile, ({ db, actor, params, body }) =>
    saveCompetencyProfile(db, actor, params.id, body, { now: kit.now() }),
  )
  serve(profiles.listCompetencyRegions, ({ db, actor }) => listCompetencyRegions(db, actor))
  serve(profiles.saveCompetencyRegion, ({ db, actor, params, body }) =>
    saveCompetencyRegion(db, actor, params.id, body.localityIds),
  )
}

export function assuranceRoutes(serve: Serve, kit: Kit) {
  serve(assurance.readCompetencyMatrix, ({ db, actor, query }) =>
    readCompetencyMatrix(db, kit, actor, readPage(query)),
  )
  serve(assurance.exportCompetencyMatrix, ({ db, actor, query: { outputType, ...list } }) =>
    (outputType === 'XLSX' ? exportMatrixSheet : exportCompetencyMatrix)(db, kit, actor, readPage(list)),
  )
  serve(assurance.readWorkbook, ({ db, actor, params }) => readWorkbook(db, kit, actor, params.id))
  serve(assurance.printWorkbook, ({ db, actor, params }) => printWorkbook(db, kit, actor, params.id))
  serve(assurance.assessOverall, ({ db, actor, params, body }) =>
    assessOverall(db, kit, actor, params.id, body),
  )
}
