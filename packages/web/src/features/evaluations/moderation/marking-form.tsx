import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Button, Group, Kbd, Radio } from '@mantine/core'
import { markerLevels } from '@oktant/contract/attempts.ts'
import { componentCategory } from '@oktant/contract/constants.ts'
import { messages } from '@oktant/contract/messages.ts'
import type { Marking } from '@oktant/contract/moderation.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { fieldError, isAtFields } from '../../../lib/api/field-errors.ts'
import { useDates } from '../../../lib/words/dates.ts'
import { useMessage } from '../../../lib/words/message.ts'
import { MarkFields, MarkingQuestion, type QuestionRow } from './marking-question.tsx'
import { CommentField } from './comment-field.tsx'
import styles from './moderation.module.css'
import { ReturnTool } from './return-tool.tsx'
import type { MarkingState } from './use-marking.ts'

type FormProps = {
  state: MarkingState
  onSubmit: () => void
  onHandBack: () => void
  onReturned: (next: Pick<Marking, 'next'>) => void
}

const fieldsIn = (form: HTMLElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[data-points]') ?? []),
]

/** As Tab does: what is typed next stands in the place of what was given before. */
function stepTo(field: HTMLElement | null, options?: FocusOptions) {
  field?.focus(options)
  if (field instanceof HTMLInputElement) field.select()
}

/** NOTE: the answer stays in sight, which comes first; and where keys are drawn on the glass, they would cover it. */
const beginAt = (field: HTMLElement | null) =>
  void (matchMedia('(pointer: coarse)').matches || stepTo(field, { preventScroll: true }))

/** Every question with its fields, the whole below, and what is done with the keyboard alone. */
export function MarkingForm({ state, onSubmit, onHandBack, onReturned }: FormProps) {
  const { t } = useTranslation('moderation')
  const { marking, typed, error, type } = state
  const toMark = marking.questions.filter(({ isToMark }) => isToMark)
  const others = marking.questions.filter(({ isToMark }) => !isToMark)
  const form = useRef<HTMLFormElement>(null)
  const give = useRef<HTMLButtonElement>(null)
  useEffect(() => beginAt(fieldsIn(form.current)[0] ?? give.current), [])
  const wrongAt = error instanceof ApiError ? error.errors[0]?.field : undefined
  useEffect(() => {
    if (wrongAt) stepTo(document.getElementById(`points-${wrongAt}`))
  }, [wrongAt])

  /** From one answer’s points to the next one’s, and from the last to giving the mark. */
  function goOn(from: HTMLInputElement) {
    const fields = fieldsIn(form.current)
    stepTo(fields[fields.indexOf(from) + 1] ?? give.current)
  }
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {toMark.map((row) => questionOf(row))}
      {others.length > 0 && (
        <details className={styles['others']}>
          <summary>{t('question.others', { count: others.length })}</summary>
          {others.map((row) => questionOf(row))}
        </details>
      )}
      <Whole state={state} giveRef={give} onHandBack={onHandBack} onReturned={onReturned} />
    </form>
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

/** NOTE: the whole refusal where it is told at this field, so that it is worded like every other. */
const fieldErrorAt = (error: unknown, id: number) => (fieldError(error, String(id)) ? error : null)

type WholeProps = {
  state: MarkingState
  giveRef: RefObject<HTMLButtonElement | null>
  onHandBack: () => void
  onReturned: FormProps['onReturned']
}

function Whole({ state, giveRef, onHandBack, onReturned }: WholeProps) {
  const { t } = useTranslation('moderation')
  const { marking, typed, error, isBusy, type } = state
  const message = useMessage()
  const wrong = useErrorText(isAtFields(error) ? null : error)
  const { category } = marking.launch.evaluation.componentType
  const isCompetency = category.id === componentCategory.competencyEvaluation
  return (
    <section className={`card ${styles['whole']}`} aria-label={t('whole.title')}>
      {isCompetency && (
        <Radio.Group
          label={t('whole.level')}
          value={typed.level}
          onChange={(level) => type({ level: markerLevels.find((one) => one === level) ?? null })}
        >
          <Group mt={8} gap="lg">
            {markerLevels.map((level) => (
              <Radio
                key={level}
                value={level}
                label={level === 'NONE' ? t('level.none') : message(messages[`assessment.level.${level}`])}
              />
            ))}
          </Group>
        </Radio.Group>
      )}
      <CommentField
        label={t('whole.comment')}
        description={t('whole.commentHint')}
        rows={3}
        value={typed.comment}
        onChange={(comment) => type({ comment })}
      />
      {wrong && (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
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
      <p className={styles['keys']}>
        <Kbd>{t('keys.ctrl')}</Kbd> <Kbd>{t('keys.enter')}</Kbd> {t('keys.submit')}
        <Kbd>{t('keys.ctrl')}</Kbd> <Kbd>S</Kbd> {t('keys.save')}
        <Kbd>Alt</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keys.walk')} <Kbd>Alt</Kbd> <Kbd>K</Kbd> {t('keys.bank')}
      </p>
    </section>
  )
}

function Saved({ state: { marking, isDirty, isRestored, error } }: { state: MarkingState }) {
  const { t } = useTranslation('moderation')
  const { time } = useDates()
  return (
    <span role="status" className={styles['saved']}>
      {isRestored && `${t('saved.restored')} `}
      {error !== null ? t('saved.failed') : isDirty ? t('saved.soon') : null}
      {error === null && !isDirty && marking.savedAt && t('saved.at', { time: time(marking.savedAt) })}
    </span>
  )
}
