import { createAnswerSet } from '@oktant/contract/assessment/questions/answer-sets.ts'
import { createCompetencyItem } from '@oktant/contract/development/competency-items.ts'
import { reviewPhases } from '@oktant/contract/development/reviews/review-shapes.ts'
import { createSeason, type SeasonForm } from '@oktant/contract/development/seasons.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Send } from '../people/newcomer.ts'
import { makeEvaluation } from './evaluations.ts'

const both = (text: string) => ({ en: text, de: text })
const levels = ['Rarely', 'Mostly', 'Always']

/** A season for those below one manager alone, with a form of its own. */
export async function planSeason(
  office: Send,
  name: string,
  managerId: number,
  own: Partial<SeasonForm> = {},
) {
  const possibleAnswers = levels.map((level) => ({ id: 0, name: both(level), description: both('') }))
  const set = await office(createAnswerSet, {}, { name: both(`Levels ${name}`), possibleAnswers })
  const competency = { name: both(`Teamwork ${name}`), tip: both('Works with others'), itemProperties: [] }
  const item = await office(createCompetencyItem, {}, competency)
  const title = `What helped you ${name}`
  const evaluationId = await makeEvaluation(office, {
    title,
    category: componentCategory.pdrForm,
    questions: [{ type: 'FT', fullScore: 0 }],
  })
  const year = new Date().getFullYear()
  const isBelow = { about: 'manager', field: null, operator: 'in', ids: [managerId], value: '' }
  const form = {
    name: both(name),
    seasonStart: `${year}-01-01`,
    seasonEnd: `${year}-12-31`,
    phases: reviewPhases.map((phase) => ({ phase, deadline: null })),
    remindDays: 0,
    audience: { match: 'all', sets: [{ match: 'all', negated: false, conditions: [isBelow] }] },
    forms: [{ jobRoleId: null, evaluationId, parts: [], competencyItemIds: [item.id] }],
    ratingAnswerSetId: set.id,
    performanceAnswerSetId: set.id,
    objectivesShare: 60,
    competenciesShare: 40,
    allowUserCompleteSectionB: true,
    contentForUpperManagers: false,
    contracts: false,
    calibration: false,
    questionManagerId: null,
    companyObjectives: [both('Win the north')],
    ...own,
  }
  return (await office(createSeason, {}, form)).id
}
