import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { componentCategory, surveys as limits } from '@oktant/contract/kit/constants.ts'
import { resultTimes, type SurveyValues } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { raterRelations } from '@oktant/contract/assessment/surveys/surveys.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useLanguage, useLocalText } from '../../../../lib/words/language.ts'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import { fieldColumns, RecordForm, wideField } from '../../../../ui/admin/record/record-form.tsx'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { createSurvey, surveyAudience, surveyChoices } from '../surveys.queries.ts'
import styles from './author.module.css'
import { EndFields, WordFields } from './local-text.tsx'
import { Outsiders } from './outsiders.tsx'
import { useEarlyFaults, useFaultWords, useSurveyWords } from './survey-words.ts'

type Source = typeof surveyAudience
type Chosen = NonNullable<SurveyValues['audience']>
/** How people and groups are chosen, which another feature knows. */
export type AudienceParts = {
  AudienceFields: ComponentType<{
    audience: Chosen
    source?: Source
    labels?: { kind: string; reach: string }
    onChange: (audience: Chosen) => void
  }>
  PeopleField: ComponentType<{
    source: Source
    ids: readonly number[]
    most?: number
    beside?: (person: { id: number; name: string }) => ReactNode
    onChange: (ids: number[]) => void
  }>
}

const nothing = { en: '', de: '' }

/** The drafted form: `evaluationId` and `subjectId` are 0 until something is chosen. */
type Values = Omit<SurveyValues, 'subjectId' | 'audience'> & {
  subjectId: number
  audience: NonNullable<SurveyValues['audience']>
}
const emptyOn = (today: string): Values => ({
  title: nothing,
  description: nothing,
  evaluationId: 0,
  isAnonymous: true,
  leastAnswers: limits.usualLeast,
  resultsWhen: 'fromLeast',
  opensOn: today,
  closesOn: null,
  remindDays: 3,
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  subjectId: 0,
  relations: [...raterRelations],
  managerReads: false,
  outsiders: [],
})

/** A new survey: of which evaluation, for whom, from when to when, and what is promised. */
export function NewSurvey({ parts }: { parts: AudienceParts }) {
  const { t } = useTranslation('surveyAdmin')
  const navigate = useNavigate()
  const words = useFaultWords()
  const faults = useEarlyFaults()
  const { data: choices } = useSuspenseQuery(surveyChoices)
  const kindOf = (id: number) => choices.evaluations.find((one) => one.id === id)?.categoryId
  const isAbout = (id: number) => kindOf(id) === componentCategory.multiSourceFeedback
  const form = useRecordForm<Values>({
    name: 'survey:new',
    first: emptyOn(choices.today),
    check: (values) => ({
      ...(!kindOf(values.evaluationId) && { evaluationId: t('form.evaluationMissing') }),
      ...(!values.title.en.trim() && !values.title.de.trim() && { title: t('form.titleMissing') }),
      ...faults(values, isAbout(values.evaluationId)),
    }),
    words,
    async save({ subjectId, audience, ...values }) {
      const isFeedback = isAbout(values.evaluationId)
      const { id } = await createSurvey({
        ...values,
        subjectId: isFeedback && subjectId ? subjectId : null,
        audience: isFeedback ? null : audience,
        relations: isFeedback ? values.relations : [],
        managerReads: isFeedback && values.managerReads,
      })
      void navigate(generatePath(paths.adminSurvey, { id: String(id) }), { replace: true })
    },
  })
  const screen = {
    back: { to: paths.adminSurveys, label: t('back') },
    title: t('new.title'),
    lead: t('new.lead'),
  }
  if (choices.evaluations.length === 0)
    return (
      <RecordScreen {...screen}>
        <div className="card">
          <EmptyState title={t('new.noQuestions')} hint={t('new.noQuestionsHint')} action={<ToQuestions />} />
        </div>
      </RecordScreen>
    )
  return (
    <RecordScreen {...screen}>
      <RecordForm label={t('new.title')} form={form} submit={t('new.submit')}>
        <What form={form} />
        <Promised form={form} />
        {isAbout(form.values.evaluationId) ? (
          <Around form={form} PeopleField={parts.PeopleField} />
        ) : (
          <For form={form} AudienceFields={parts.AudienceFields} />
        )}
        <OutsiderSection form={form} isFeedback={isAbout(form.values.evaluationId)} />
      </RecordForm>
    </RecordScreen>
  )
}

function ToQuestions() {
  const { t } = useTranslation('surveyAdmin')
  const user = useUser()
  if (!user?.permissions.includes('evaluations.administer')) return null
  const address = generatePath(paths.adminEvaluation, { id: '0' })
  return (
    <Button component={Link} to={`${address}?category=${componentCategory.survey}`}>
      {t('new.toQuestions')}
    </Button>
  )
}

type FormProps = {
  form: {
    values: Values
    errorAt: (field: string) => string | undefined
    set: (change: Partial<Values>) => void
  }
}

function What({ form: { values, errorAt, set } }: FormProps) {
  const { t } = useTranslation('surveyAdmin')
  const text = useLocalText()
  const { kind } = useSurveyWords()
  const { data } = useSuspenseQuery(surveyChoices)
  const choose = (id: number) => {
    const chosen = data.evaluations.find((one) => one.id === id)
    const { title } = data.evaluations.find((one) => one.id === values.evaluationId) ?? { title: nothing }
    const isOwn = values.title.en !== title.en || values.title.de !== title.de
    const isFeedback = chosen?.categoryId === componentCategory.multiSourceFeedback
    set({
      evaluationId: id,
      // NOTE: until it is written otherwise, a survey is called as what it is made from.
      ...(!isOwn && chosen && { title: chosen.title }),
      ...(isFeedback && { resultsWhen: 'closed' }),
    })
  }
  return (
    <RecordSection title={t('form.what')}>
      <NativeSelect
        label={t('form.evaluation')}
        description={t('form.evaluationHint')}
        value={String(values.evaluationId)}
        error={errorAt('evaluationId')}
        data={[
          { value: '0', label: t('form.choose') },
          ...data.evaluations.map(({ id, title, categoryId }) => ({
            value: String(id),
            label: `${text(title)} (${kind(categoryId)})`,
          })),
        ]}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <WordFields values={values} titleError={errorAt('title')} onChange={set} />
      <div className={fieldColumns}>
        <DayField
          clearable={false}
          label={t('form.opensOn')}
          description={t('form.opensOnHint', { zone: data.timezone.replaceAll('_', ' ') })}
          value={values.opensOn}
          error={errorAt('opensOn')}
          onChange={(day) => day && set({ opensOn: day })}
        />
        <EndFields values={values} errorAt={errorAt} onChange={set} />
      </div>
    </RecordSection>
  )
}

function Promised({ form: { values, errorAt, set } }: FormProps) {
  const { t } = useTranslation('surveyAdmin')
  const early = useEarlyFaults()
  const [isLeft, setLeft] = useState(false)
  const { isAnonymous, leastAnswers, resultsWhen } = values
  const least = (typed: string) =>
    Math.min(Number(typed.replace(/\D/g, '').slice(0, 4)) || 1, limits.mostLeast)
  return (
    <RecordSection title={t('form.promise')} hint={t('form.promiseHint')}>
      <div className={fieldColumns}>
        <Checkbox
          className={wideField}
          label={t('form.isAnonymous')}
          description={t('form.isAnonymousHint')}
          checked={isAnonymous}
          onChange={({ target }) => set({ isAnonymous: target.checked })}
        />
        <TextInput
          label={t('form.leastAnswers')}
          description={t('form.leastAnswersHint')}
          inputMode="numeric"
          value={leastAnswers}
          error={errorAt('leastAnswers') ?? (isLeft && early(values, false).leastAnswers)}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => set({ leastAnswers: least(target.value) })}
        />
        <NativeSelect
          label={t('form.resultsWhen')}
          description={t(`resultsWhenHint.${resultsWhen}`)}
          value={resultsWhen}
          data={resultTimes.map((name) => ({ value: name, label: t(`resultsWhen.${name}`) }))}
          onChange={({ target }) => set({ resultsWhen: target.value === 'closed' ? 'closed' : 'fromLeast' })}
        />
      </div>
    </RecordSection>
  )
}

function For({
  form: { values, errorAt, set },
  AudienceFields,
}: FormProps & Pick<AudienceParts, 'AudienceFields'>) {
  const problem = errorAt('audience')
  const { audience: labels } = useSurveyWords()
  return (
    <>
      <AudienceFields
        audience={values.audience}
        source={surveyAudience}
        labels={labels}
        onChange={(audience) => set({ audience })}
      />
      <FieldFault>{problem}</FieldFault>
    </>
  )
}

/** Whom feedback is about, and who around them is asked. */
function Around({
  form: { values, errorAt, set },
  PeopleField,
}: FormProps & Pick<AudienceParts, 'PeopleField'>) {
  const { t } = useTranslation('surveyAdmin')
  const { relation: worded } = useSurveyWords()
  const { subjectId, relations, managerReads } = values
  return (
    <RecordSection title={t('form.about')} hint={t('form.aboutHint')}>
      <PeopleField
        source={surveyAudience}
        ids={subjectId ? [subjectId] : []}
        most={1}
        onChange={([id]) => set({ subjectId: id ?? 0 })}
      />
      <FieldFault>{errorAt('subjectId')}</FieldFault>
      <fieldset className={styles['asked']}>
        <legend>{t('form.relations')}</legend>
        {raterRelations.map((name) => (
          <Checkbox
            key={name}
            label={worded(name)}
            checked={relations.includes(name)}
            onChange={({ target }) =>
              set({
                relations: target.checked ? [...relations, name] : relations.filter((one) => one !== name),
              })
            }
          />
        ))}
        <FieldFault>{errorAt('relations')}</FieldFault>
      </fieldset>
      <Checkbox
        label={t('form.managerReads')}
        description={t('form.managerReadsHint')}
        checked={managerReads}
        onChange={({ target }) => set({ managerReads: target.checked })}
      />
    </RecordSection>
  )
}

function OutsiderSection({
  form: { values, errorAt, set },
  isFeedback,
}: FormProps & { isFeedback: boolean }) {
  const { t } = useTranslation('surveyAdmin')
  const language = useLanguage()
  return (
    <RecordSection title={t('outsiders.title')} hint={t('outsiders.hint')}>
      <Outsiders
        outsiders={values.outsiders}
        isFeedback={isFeedback}
        language={language}
        errorAt={errorAt}
        onChange={(outsiders) => set({ outsiders })}
      />
    </RecordSection>
  )
}
