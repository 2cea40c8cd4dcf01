import type { Kit } from '../../../../kit.ts'
import type { DueSurvey } from '../invite/telling.queries.ts'

/** Does what it is time for with each survey; one that fails keeps none of the others. */
export async function eachDue(
  { log }: Pick<Kit, 'log'>,
  due: AsyncIterable<DueSurvey>,
  work: (survey: DueSurvey) => Promise<unknown>,
) {
  for await (const survey of due) {
    const { companyId, id } = survey
    await work(survey).catch((error: unknown) =>
      log.error({ companyId, surveyId: id, message: String(error) }, 'a survey that was due failed'),
    )
  }
}
