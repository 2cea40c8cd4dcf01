import { Button, Kbd } from '@mantine/core'
import { markerLevels } from '@oktant/contract/assessment/attempts/attempts.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Marking } from '@oktant/contract/assessment/marking.ts'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError, failureFrom } from '../../../../lib/api/api-error.ts'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { fieldError, isAtFields } from '../../../../lib/api/field-errors.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { MarkFields, MarkingQuestion, type QuestionRow } from './marking-question.tsx'
import { CommentField } from '../comment-bank/comment-field.tsx'
import { LevelChoice, levelKeys } from './level-choice.tsx'
import styles from '../marking.module.css'
import { ReturnTool } from './return-tool.tsx'
import { isAllPointed, type MarkingState } from '../use-marking.ts'
import { deskAddress, useDesk } from '../desk-address.ts'

type FormProps = {
  state: MarkingState
  /** The one question whose answers are marked, where one goes from answer to answer. */
  questionId?: number | undefined
  onSubmit: () => void
  onHandBack: () => void
  onReturned: (next: Pick<Marking, 'next'>) => void
}

const fieldsIn = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[data-points]') ?? [])].filter(
    (field) => !field.closest('details:not([open])'),
  )

const levelIn = (form: HTMLElement | null) =>
  form?.querySelector<HTMLInputElement>('[data-level]:checked') ??
  form?.querySelector<HTMLInputElement>('[data-level]')

/** As Tab does: what is typed next stands in the place of what was given before. */
function stepTo(field: HTMLElement | null, options?: FocusOptions) {
  field?.focus(options)
  if (field instanceof HTMLInputElement) field.select()
}

/** NOTE: the answer comes first and is seen from its beginning; and where keys are drawn on the glass, they would cover it. */
function beginAt(form: HTMLElement | null, field: HTMLElement | null) {
  if (!matchMedia('(pointer: coarse)').matches) stepTo(field, { preventScroll: true })
  const first = form?.firstElementChild
  if (first && first.getBoundingClientRect().top < 0) first.scrollIntoView()
}

/** The answers to one question, which are marked by themselves; none where it is not among those to be marked. */
function rowsOf({ marking: { launch, questions } }: MarkingState, questionId: number | undefined) {
  const ids = launch.questionScores.filter(({ question }) => question.id === questionId).map(({ id }) => id)
  const rows = questions.filter(({ id, isToMark }) => isToMark && ids.includes(id))
  return rows.length > 0 ? rows : null
}

/** Every question with its fields, the whole below, and what is done with the keyboard alone. */
export function MarkingForm({ state, questionId, onSubmit, onHandBack, onReturned }: FormProps) {
  const { t } = useTranslation('marking')
  const { marking, typed, error, type } = state
  const asked = rowsOf(state, questionId)
  const toMark = asked ?? marking.questions.filter(({ isToMark }) => isToMark)
  const others = marking.questions.filter((row) => !toMark.includes(row))
  const form = useRef<HTMLFormElement>(null)
  const give = useRef<HTMLButtonElement>(null)
  useEffect(() => beginAt(form.current, fieldsIn(form.current)[0] ?? last()), [])
  const wrongAt = error instanceof ApiError ? error.errors[0]?.field : undefined
  useEffect(() => {
    if (wrongAt) stepTo(document.getElementById(`points-${wrongAt}`))
  }, [wrongAt])

  /** From one answer’s points to the next one’s, and from the last to giving the mark. */
  function goOn(from: HTMLInputElement) {
    const fields = fieldsIn(form.current)
    stepTo(fields[fields.indexOf(from) + 1] ?? last())
  }
  /** What follows the points: the level where there is one, else giving the mark. */
  function last() {
    return levelIn(form.current) ?? give.current
  }
  return (
    <div>
      <form
        ref={form}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {toMark.map((row) => questionOf(row))}
        {toMark.length === 0 && others.map((row) => questionOf(row))}
        {toMark.length > 0 && others.length > 0 && (
          <details className={styles['others']}>
            <summary>{t(asked ? 'byQuestion.others' : 'question.others', { count: others.length })}</summary>
            {others.map((row) => questionOf(row))}
          </details>
        )}
        {asked ? (
          <OneQuestion state={state} giveRef={give} />
        ) : (
          <Whole state={state} giveRef={give} onHandBack={onHandBack} onReturned={onReturned} />
        )}
      </form>
      <Unsaved state={state} />
    </div>
  )

  function questionOf(row: QuestionRow) {
    return (
      <MarkingQuestion key={row.id} marking={marking} row={row} number={marking.questions.indexOf(row) + 1}>
        <MarkFields
          row={row}
          points={typed.points[row.id] ?? ''}
          comment={typed.comments[row.id] ?? ''}
          error={fieldErrorAt(error, row.id)}
          onGoOn={goOn}
          onType={({ points, comment }) =>
            type({
              ...(points !== undefined && { points: { ...typed.points, [row.id]: points } }),
              ...(comment !== undefined && { comments: { ...typed.comments, [row.id]: comment } }),
            })
          }
        />
      </MarkingQuestion>
    )
  }
}

/** What is wrong at one field, worded like every other refusal. */
function fieldErrorAt(error: unknown, id: number) {
  const wrong = fieldError(error, String(id))
  return wrong ? failureFrom(422, { code: wrong.code }) : null
}

type WholeProps = {
  state: MarkingState
  giveRef: RefObject<HTMLButtonElement | null>
  onHandBack: () => void
  onReturned: FormProps['onReturned']
}

function Whole({ state, giveRef, onHandBack, onReturned }: WholeProps) {
  const { t } = useTranslation('marking')
  const { marking, typed, isBusy, type } = state
  const { category } = marking.launch.evaluation.componentType
  const isCompetency = category.id === componentCategory.competencyEvaluation
  return (
    <section className={`card ${styles['whole']}`} aria-label={t('whole.title')}>
      {isCompetency && <LevelChoice level={typed.level} onChoose={(level) => type({ level })} />}
      <CommentField
        label={t('whole.comment')}
        description={t('whole.commentHint')}
        rows={3}
        value={typed.comment}
        onChange={(comment) => type({ comment })}
      />
      <div className={styles['foot']}>
        <Button ref={giveRef} type="submit" loading={isBusy}>
          {t('whole.submit')}
        </Button>
        <Button variant="default" onClick={() => void state.save()}>
          {t('whole.save')}
        </Button>
        {marking.can.return && <ReturnTool state={state} onReturned={onReturned} />}
        <Button variant="subtle" onClick={onHandBack}>
          {t('whole.handBack')}
        </Button>
        <Saved state={state} />
      </div>
      <Keys walk={t('keys.walk')} submit={t('keys.submit')} choosesLevel={isCompetency} />
    </section>
  )
}

/** What is done with one answer when it is the same question that one marks all along. */
function OneQuestion({ state, giveRef }: Pick<WholeProps, 'state' | 'giveRef'>) {
  const { t } = useTranslation('marking')
  const { way } = useDesk()
  const { evaluationId } = way
  const isLast = isAllPointed(state)
  return (
    <section className={`card ${styles['whole']}`} aria-label={t('byQuestion.goOn')}>
      <div className={styles['foot']}>
        <Button ref={giveRef} type="submit" loading={state.isBusy}>
          {t(isLast ? 'byQuestion.give' : 'byQuestion.keep')}
        </Button>
        <Button
          component={Link}
          to={deskAddress({ id: state.logId, queue: 'freeText', evaluationId })}
          variant="default"
        >
          {t('byQuestion.whole')}
        </Button>
        <Saved state={state} />
      </div>
      <Keys walk={t('byQuestion.walk')} submit={t('byQuestion.submit')} />
    </section>
  )
}

type KeysProps = { walk: string; submit: string; choosesLevel?: boolean }

function Keys({ walk, submit, choosesLevel = false }: KeysProps) {
  const { t } = useTranslation('marking')
  return (
    <p className={styles['keys']}>
      {choosesLevel && (
        <>
          {markerLevels.map((level) => (
            <Fragment key={level}>
              <Kbd>{levelKeys[level]}</Kbd>{' '}
            </Fragment>
          ))}
          {t('keys.level')}
        </>
      )}
      <Kbd>{t('keys.ctrl')}</Kbd> <Kbd>{t('keys.enter')}</Kbd> {submit}
      <Kbd>{t('keys.ctrl')}</Kbd> <Kbd>S</Kbd> {t('keys.save')}
      <Kbd>Alt</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> {walk} <Kbd>Alt</Kbd> <Kbd>K</Kbd> {t('keys.bank')}
    </p>
  )
}

function Saved({ state: { marking, isDirty, isRestored, error } }: { state: MarkingState }) {
  const { t } = useTranslation('marking')
  const { time } = useDates()
  return (
    <span role="status" className={styles['saved']}>
      {isRestored && `${t('saved.restored')} `}
      {isAtFields(error) ? t('saved.failed') : error === null && isDirty ? t('saved.soon') : null}
      {error === null && !isDirty && marking.savedAt && t('saved.at', { time: time(marking.savedAt) })}
    </span>
  )
}

/** Why nothing is kept, in sight wherever somebody types. */
function Unsaved({ state: { error } }: { state: MarkingState }) {
  const { t } = useTranslation('marking')
  const wrong = useErrorText(isAtFields(error) ? null : error)
  useEffect(() => {
    if (wrong && document.activeElement?.closest('form'))
      document.activeElement.scrollIntoView({ block: 'nearest' })
  }, [wrong])
  return (
    <div role="alert" className={styles['unsaved']}>
      {wrong && (
        <p>
          {wrong} <span>{t('saved.failed')}</span>
        </p>
      )}
    </div>
  )
}
