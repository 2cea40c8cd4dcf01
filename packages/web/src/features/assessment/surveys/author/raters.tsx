import { Checkbox, NativeSelect, Skeleton } from '@mantine/core'
import type { SurveyRecord } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { SurveyRater } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { type RaterRelation, raterRelations } from '@oktant/contract/assessment/surveys/surveys.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { ErrorState, LoadingState } from '../../../../ui/page/states.tsx'
import { surveyAudience, surveyRaters } from '../surveys.queries.ts'
import styles from './author.module.css'
import type { AudienceParts } from './new-survey.tsx'
import { useSurveyWords } from './survey-words.ts'

export type Chosen = { userId: number; relation: RaterRelation }

type RatersProps = Pick<AudienceParts, 'PeopleField'> & {
  survey: SurveyRecord
  chosen: readonly Chosen[]
  onChange: (chosen: Chosen[]) => void
}

/** Who could say something about somebody: proposed by who leads whom, and to be changed by hand. */
export function Raters({ survey, chosen, PeopleField, onChange }: RatersProps) {
  const { t } = useTranslation('surveyAdmin')
  const { data, error, refetch } = useQuery(surveyRaters(survey.id))
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const isProposed = ({ userId }: { userId: number }) => data?.some((one) => one.userId === userId) ?? false
  const open = data?.filter(({ isInvited }) => !isInvited) ?? []
  const invited = data?.filter(({ isInvited }) => isInvited) ?? []
  const others = chosen.filter((one) => !isProposed(one))
  const taken = new Set([...chosen, ...invited].map(({ userId }) => userId))
  // NOTE: nothing would be seen to happen to whoever is chosen above, or is invited already.
  const source = {
    ...surveyAudience,
    useFound: (text: string) => surveyAudience.useFound(text).filter(({ id }) => !taken.has(id)),
  }
  const choose = (ids: readonly number[]) =>
    onChange([
      ...chosen.filter((one) => isProposed(one) || ids.includes(one.userId)),
      ...ids
        .filter((id) => !chosen.some(({ userId }) => userId === id))
        .map((userId) => ({
          userId,
          relation: data?.find((one) => one.userId === userId)?.relation ?? 'peer',
        })),
    ])
  return (
    <>
      <RecordSection title={t('raters.title')} hint={t('raters.hint')}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && (
          <LoadingState>
            <Skeleton h={120} />
          </LoadingState>
        )}
        {data && open.length === 0 && <p className={styles['quiet']}>{t('raters.none')}</p>}
        {open.length > 0 && (
          <ul className={styles['raters']}>
            {open.map((rater) => (
              <Proposed key={rater.userId} rater={rater} chosen={chosen} onChange={onChange} />
            ))}
          </ul>
        )}
        {invited.length > 0 && (
          <p className={styles['quiet']}>
            {t('raters.invited', { names: list.format(invited.map(({ name }) => name)) })}
          </p>
        )}
      </RecordSection>
      <RecordSection title={t('raters.others')}>
        <PeopleField
          source={source}
          ids={others.map(({ userId }) => userId)}
          beside={({ id, name }) => (
            <Relation
              name={name}
              value={others.find(({ userId }) => userId === id)?.relation ?? 'peer'}
              onChange={(relation) => onChange(related(chosen, { userId: id, relation }))}
            />
          )}
          onChange={choose}
        />
      </RecordSection>
    </>
  )
}

const related = (chosen: readonly Chosen[], changed: Chosen) =>
  chosen.map((one) => (one.userId === changed.userId ? changed : one))

type ProposedProps = { rater: SurveyRater } & Pick<RatersProps, 'chosen' | 'onChange'>

function Proposed({ rater: { userId, name, login, relation }, chosen, onChange }: ProposedProps) {
  const known = chosen.find((one) => one.userId === userId)
  return (
    <li>
      <Checkbox
        label={name}
        description={login}
        checked={known !== undefined}
        onChange={({ target }) =>
          onChange(
            target.checked
              ? [...chosen, { userId, relation }]
              : chosen.filter((one) => one.userId !== userId),
          )
        }
      />
      <Relation
        name={name}
        value={known?.relation ?? relation}
        isOff={!known}
        onChange={(changed) => onChange(related(chosen, { userId, relation: changed }))}
      />
    </li>
  )
}

type RelationProps = {
  name: string
  value: RaterRelation
  isOff?: boolean
  onChange: (relation: RaterRelation) => void
}

/** How somebody stands to the person whom it is about. Nobody but that person is oneself. */
export function Relation({ name, value, isOff = false, onChange }: RelationProps) {
  const { t } = useTranslation('surveyAdmin')
  const { rater } = useSurveyWords()
  const names = value === 'self' ? (['self'] as const) : raterRelations.filter((one) => one !== 'self')
  return (
    <NativeSelect
      aria-label={t('raters.relation', { name })}
      value={value}
      disabled={isOff || value === 'self'}
      data={names.map((one) => ({ value: one, label: rater(one) }))}
      onChange={({ target }) => onChange(raterRelations.find((one) => one === target.value) ?? 'peer')}
    />
  )
}
