import type { ReviewObjective } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import { KpaSelect } from '../../kpas/kpa-select.tsx'
import { kpaChoices } from '../../kpas/kpas.queries.ts'
import type { ReviewForm } from '../state/review-form.ts'
import { TextField } from './fields.tsx'

/** What an objective's area is called: by the tree, or in the words of those times. */
export function useAreaName() {
  const text = useLocalText()
  return ({ kpa, kpaName }: Pick<ReviewObjective, 'kpa' | 'kpaName'>) => (kpaName ? text(kpaName) : kpa)
}

type AreaProps = { form: ReviewForm; objective: ReviewObjective }

/** The key performance area of an objective, chosen from the tree; in words where the company has none. */
export function Area({ form, objective: { id, kpa, kpaId, kpaName } }: AreaProps) {
  const { t } = useTranslation('reviews')
  const { data } = useQuery(kpaChoices)
  const field = `objective.${id}.kpaId`
  const choices = data?.content ?? []
  if (data && choices.length === 0)
    return (
      <TextField
        form={form}
        field={`objective.${id}.kpa`}
        known={kpa}
        label={t('objective.kpa')}
        maxLength={200}
      />
    )
  return (
    <div data-field={field}>
      <KpaSelect
        label={t('objective.kpa')}
        none={kpa || t('objective.noKpa')}
        choices={choices}
        value={Number(form.valueOf(field, kpaId)) || null}
        keptName={kpaName}
        onChange={(next) => form.write(field, next === null ? '' : String(next))}
      />
    </div>
  )
}
