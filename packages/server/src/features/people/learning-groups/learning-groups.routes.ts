import * as changes from '@oktant/contract/people/learning-group-changes.ts'
import * as contract from '@oktant/contract/people/learning-groups.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { readFieldsOf } from '../custom-fields/custom-fields.ts'
import { affectedByLearningGroupChange, changeLearningGroups } from './bulk/bulk.ts'
import { accessLearningGroup } from './learning-groups.access.ts'
import { findLearningGroups, findStays, listChoices } from './learning-groups.queries.ts'
import {
  affectedByLearningGroupRemoval,
  createLearningGroup,
  explainRule,
  listNames,
  previewRule,
  removeLearningGroup,
  restoreLearningGroup,
  updateLearningGroup,
} from './learning-groups.ts'
import { numbersIn, viewIn } from './learning-groups.rules.ts'
import { stayView } from './learning-groups.view.ts'
import { allowInLearningGroup, excludeFromLearningGroup } from './stays/stays.ts'

export function learningGroupRoutes(serve: Serve, { now }: Kit) {
  serve(contract.listLearningGroups, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findLearningGroups(db, actor.companyId, actor.language, page)
    return pagedReply(page, rows, total)
  })
  serve(contract.readLearningGroupOptions, async ({ db, actor }) => ({
    ...(await listChoices(db, actor.companyId)),
    customFields: await readFieldsOf(db, actor.companyId, 'User'),
  }))
  serve(contract.listNamedPeople, ({ db, actor, query }) =>
    listNames(db, actor.companyId, numbersIn(query.people)),
  )
  serve(changes.affectedByLearningGroupChange, ({ db, actor, body }) =>
    affectedByLearningGroupChange(db, actor, body),
  )
  serve(changes.changeLearningGroups, ({ db, actor, body }) =>
    changeLearningGroups(db, actor, body, { now: now() }),
  )
  serve(contract.readLearningGroup, ({ db, actor, params }) => accessLearningGroup(db, actor, params.id))
  serve(contract.createLearningGroup, ({ db, actor, body }) => createLearningGroup(db, actor, body, now()))
  serve(contract.updateLearningGroup, ({ db, actor, params, body }) =>
    updateLearningGroup(db, actor, params.id, body, now()),
  )
  serve(contract.affectedByLearningGroupRemoval, ({ db, actor, params }) =>
    affectedByLearningGroupRemoval(db, actor, params.id),
  )
  serve(contract.removeLearningGroup, ({ db, actor, params }) =>
    removeLearningGroup(db, actor, params.id, now()),
  )
  serve(contract.restoreLearningGroup, ({ db, actor, params }) =>
    restoreLearningGroup(db, actor, params.id, now()),
  )
  serve(contract.listLearningGroupPeople, async ({ db, actor, params, query }) => {
    const { id: groupId } = await accessLearningGroup(db, actor, params.id)
    const page = readPage(query)
    const { companyId } = actor
    const { rows, total } = await findStays(db, { companyId, groupId, view: viewIn(page.filters), page })
    return pagedReply(page, rows.map(stayView), total)
  })
  serve(contract.excludeFromLearningGroup, async ({ db, actor, params, body }) => {
    const { id } = await accessLearningGroup(db, actor, params.id)
    return excludeFromLearningGroup(db, actor, { id, ...body }, now())
  })
  serve(contract.allowInLearningGroup, async ({ db, actor, params, body }) => {
    const { id } = await accessLearningGroup(db, actor, params.id)
    return allowInLearningGroup(db, actor, { id, ...body }, now())
  })
  serve(contract.previewRule, ({ db, actor, body }) => previewRule(db, actor, body, now()))
  serve(contract.explainRule, ({ db, actor, body }) => explainRule(db, actor, body, now()))
}
