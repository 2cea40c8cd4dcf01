import type { SeasonOptions } from '@oktant/contract/development/seasons.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { readFieldsOf } from '../../people/custom-fields/custom-fields.ts'
import { listRuleChoices } from '../../people/learning-groups/learning-groups.ts'
import { listCompetencyItems } from '../competency-items/competency-items.ts'
import { listForms, listSets } from './seasons.queries.ts'

/** What a season can be made of. */
export async function readSeasonOptions(db: Db, { companyId }: Actor): Promise<SeasonOptions> {
  const forms = await listForms(db, companyId)
  const items = await listCompetencyItems(db, companyId)
  return {
    forms: forms.map(({ id, name, questions }) => ({
      id,
      name,
      questions: questions.map((one) => ({ id: one.id, title: one.title })),
    })),
    answerSets: await listSets(db, companyId),
    competencyItems: items.map(({ id, name }) => ({ id, name })),
    ...(await listRuleChoices(db, companyId)),
    customFields: await readFieldsOf(db, companyId, 'User'),
  }
}
