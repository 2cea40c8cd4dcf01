import * as previewing from '@oktant/contract/learning/courses/course-preview.ts'
import * as launching from '@oktant/contract/learning/own/launches.ts'
import * as records from '@oktant/contract/learning/package-attempt-records.ts'
import * as contract from '@oktant/contract/learning/package-attempts.ts'
import type { Serve } from '../../../http/serve.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Kit } from '../../../kit.ts'
import { makeCompanySeen } from '../../organisation/companies/companies.ts'
import { signerOf } from '../component-files/component-files.ts'
import { previewComponent, previewPart } from '../learn/learn.ts'
import { waiveUnit } from './launched/waive-unit.ts'
import {
  commitPackage,
  launchPlace,
  launchPublicPackage,
  scoreComponent,
  submitScores,
  withPackage,
} from './package-attempts.ts'
import {
  exportPackageTrace,
  listCompanyPackageAttempts,
  listPackageAttemptRecords,
  readPackageAttemptRecord,
} from './record/record.ts'

const visitorOf = ({ id: companyId, timezone }: { id: number; timezone: string }) =>
  ({ companyId, userId: null, language: 'en', timezone }) as const

export function packageAttemptRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  const sign = signerOf(kit)
  serve(launching.launchComponent, ({ db, actor, params, query }) =>
    launchPlace(db, kit, actor, {
      childId: params.key,
      choice: query.attempt ?? 'continue',
      item: query.item,
    }),
  )
  serve(launching.launchEmbedded, ({ db, actor, params, query }) =>
    launchPlace(db, kit, actor, {
      childId: params.id,
      choice: query.attempt ?? 'continue',
      item: query.item,
    }),
  )
  serve(launching.previewComponent, async ({ db, actor, params, query: { item } }) =>
    withPackage(db, kit, actor, { shown: await previewComponent(db, actor, params.id, sign), item }),
  )
  serve(previewing.previewPart, async ({ db, actor, params, query: { item } }) => {
    const { id, childId } = params
    return withPackage(db, kit, actor, { shown: await previewPart(db, actor, id, { childId, sign }), item })
  })
  serve(contract.launchPublicPackage, async (call) => {
    const company = await companySeen(call)
    return launchPublicPackage(call.db, kit, company && visitorOf(company), {
      childId: call.params.id,
      item: call.query.item,
    })
  })
  serve(contract.submitScores, ({ db, actor, body }) => submitScores(db, kit, actor, body))
  serve(contract.scoreComponent, ({ db, actor, params, body }) =>
    scoreComponent(db, kit, actor, { childId: params.childId, post: body }),
  )
  serve(contract.waiveUnit, ({ db, actor, params, body }) => waiveUnit(db, kit, actor, params.id, body))
  serve(contract.commitPackage, (call) => commitPackage(call, kit, call.params.id, call.body))
  serve(records.listPackageAttemptRecords, ({ db, actor, params, query }) =>
    listPackageAttemptRecords(db, actor, params.id, readPage(query)),
  )
  serve(records.listCompanyPackageAttempts, ({ db, actor, query }) =>
    listCompanyPackageAttempts(db, actor, readPage(query)),
  )
  serve(records.readPackageAttemptRecord, ({ db, actor, params }) =>
    readPackageAttemptRecord(db, kit, actor, params.id),
  )
  serve(records.exportPackageTrace, ({ db, actor, params, query }) =>
    exportPackageTrace(db, actor, { id: params.id, format: query.format ?? 'csv' }),
  )
}
