import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { questionLimits } from '@oktant/contract/kit/constants.ts'
import { hasChoices } from '@oktant/contract/assessment/questions/question-rules.ts'
import type { AnswerForm, PairForm, QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { ToolButton } from '../../../../ui/menu/tool-button.tsx'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import { answerSetList } from '../author.queries.ts'
import { LocalFields } from '../local-fields.tsx'
import { WholeField } from '../whole-field.tsx'
import styles from '../author.module.css'
import { PictureField } from './picture-field.tsx'
import { emptyAnswer, emptyPair, type PictureAddresses } from './question-form.ts'

export type FieldsProps = {
  values: QuestionForm
  errorAt: (field: string) => string | undefined
  set: (values: Partial<QuestionForm>) => void
  pictures: PictureAddresses
  onAddress: (id: number, address: string) => void
}

/** What can be answered, and what is right; what there is of it hangs on the type. */
export function AnswerFields(props: FieldsProps) {
  const { values, set, errorAt } = props
  const { t } = useTranslation('author')
  const { type } = values
  if (hasChoices(type) || type === 'OW') return <Answers {...props} />
  if (type === 'DD') return <PairFields {...props} />
  if (type === 'OP') return <ScaleField {...props} />
  if (type === 'TF')
    return (
      <NativeSelect
        label={t('answer.truth')}
        value={values.answerBoolean === null ? '' : String(values.answerBoolean)}
        error={errorAt('answerBoolean')}
        data={[
          { value: '', label: t('answer.truthNone') },
          { value: 'true', label: t('answer.true') },
          { value: 'false', label: t('answer.false') },
        ]}
        onChange={({ target }) => set({ answerBoolean: target.value ? target.value === 'true' : null })}
      />
    )
  return (
    <div className={fieldColumns}>
      <LocalFields
        label={t('answer.model')}
        description={t('answer.modelHint')}
        value={values.modelAnswer}
        maxLength={5000}
        rows={4}
        onChange={(modelAnswer) => set({ modelAnswer })}
      />
    </div>
  )
}

const replaced = <T,>(list: readonly T[], at: number, change: Partial<T>) =>
  list.map((one, index) => (index === at ? { ...one, ...change } : one))
const without = <T,>(list: readonly T[], at: number) => list.filter((_, index) => index !== at)

const wrongOf = (answers: readonly AnswerForm[]) => answers.filter(({ isCorrect }) => !isCorrect).length

/** What was just added is written next. */
function useAddedRow() {
  const rows = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added)
      rows.current?.lastElementChild
        ?.querySelector<HTMLElement>('textarea, input:not([type=checkbox])')
        ?.focus()
  }, [added])
  return { rows, onAdded: () => setAdded(added + 1) }
}

function Answers(props: FieldsProps) {
  const { values, errorAt, set } = props
  const { t } = useTranslation('author')
  const { type, answers, fullScore, numberOfDistractors } = values
  const { rows, onAdded } = useAddedRow()
  const hasRight = type !== 'OW' && fullScore > 0
  /** As many wrong answers are shown as there are, until its author says another number. */
  function change(next: readonly AnswerForm[]) {
    const isFollowed = hasRight && (numberOfDistractors ?? 0) === wrongOf(answers)
    set({ answers: [...next], ...(isFollowed && { numberOfDistractors: wrongOf(next) || null }) })
  }
  function add(isCorrect: boolean) {
    change([...answers, { ...emptyAnswer, isCorrect }])
    onAdded()
  }
  const shown = hasRight && (
    <WholeField
      label={t('answer.distractors')}
      hint={t('answer.distractorsHint')}
      maw={320}
      from={1}
      most={questionLimits.numberOfDistractors}
      value={numberOfDistractors}
      error={errorAt('numberOfDistractors')}
      onChange={(count) => set({ numberOfDistractors: count })}
    />
  )
  return (
    <>
      <ol ref={rows} className={styles['rows']}>
        {answers.map((answer, index) => (
          <AnswerRow
            key={answer.id || `new-${index}`}
            {...props}
            answer={answer}
            place={index}
            hasRight={hasRight}
            onChange={(changed) => change(replaced(answers, index, changed))}
            onRemove={() => change(without(answers, index))}
          />
        ))}
      </ol>
      <FieldFault>{errorAt('answers')}</FieldFault>
      <div className={styles['links']}>
        <Add
          label={t(hasRight ? 'answer.addRight' : 'answer.add')}
          onAdd={() => add(type === 'OW' || hasRight)}
        />
        {hasRight && <Add label={t('answer.addWrong')} onAdd={() => add(false)} />}
      </div>
      {shown}
    </>
  )
}

function Add({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
      {label}
    </Button>
  )
}

type RowProps = FieldsProps & {
  answer: AnswerForm
  place: number
  hasRight: boolean
  onChange: (change: Partial<AnswerForm>) => void
  onRemove: () => void
}

function AnswerRow({ answer, place, hasRight, values, errorAt, pictures, onAddress, ...row }: RowProps) {
  const { t } = useTranslation('author')
  const name = t('answer.nth', { number: place + 1 })
  return (
    <li className={styles['row']} data-right={(hasRight && answer.isCorrect) || undefined}>
      <div className={styles['tools']}>
        {hasRight ? (
          <Checkbox
            label={t('answer.isRight', { name })}
            checked={answer.isCorrect}
            onChange={({ target }) => row.onChange({ isCorrect: target.checked })}
          />
        ) : (
          <strong>{name}</strong>
        )}
        <ToolButton aria-label={t('answer.remove', { name })} onClick={row.onRemove}>
          <IconTrash size={20} stroke={1.7} aria-hidden />
        </ToolButton>
      </div>
      <div className={styles['pair']}>
        <LocalFields
          label={name}
          value={answer.name}
          maxLength={1000}
          rows={1}
          error={errorAt(`answers.${place}.name`)}
          onChange={(text) => row.onChange({ name: text })}
        />
      </div>
      {(values.type === 'TI' || values.type === 'MC') && (
        <PictureField
          label={name}
          picture={answer}
          pictures={pictures}
          error={errorAt(`answers.${place}.pictureId`)}
          onPicture={row.onChange}
          onAddress={onAddress}
        />
      )}
    </li>
  )
}

function PairFields({ values, errorAt, set }: FieldsProps) {
  const { t } = useTranslation('author')
  const { answerPairs } = values
  const { rows, onAdded } = useAddedRow()
  const add = () => {
    set({ answerPairs: [...answerPairs, emptyPair] })
    onAdded()
  }
  const change = (at: number, pair: Partial<PairForm>) =>
    set({ answerPairs: replaced(answerPairs, at, pair) })
  return (
    <>
      <ol ref={rows} className={styles['rows']}>
        {answerPairs.map((pair, index) => {
          const name = t('pair.nth', { number: index + 1 })
          return (
            <li key={pair.possibleAnswer1.id || `new-${index}`} className={styles['row']}>
              <div className={styles['tools']}>
                <strong>{name}</strong>
                <ToolButton
                  aria-label={t('answer.remove', { name })}
                  onClick={() => set({ answerPairs: without(answerPairs, index) })}
                >
                  <IconTrash size={20} stroke={1.7} aria-hidden />
                </ToolButton>
              </div>
              <div className={styles['pair']}>
                {(['possibleAnswer1', 'possibleAnswer2'] as const).map((half) => (
                  <LocalFields
                    key={half}
                    label={t(`pair.${half}`, { number: index + 1 })}
                    value={pair[half].name}
                    maxLength={1000}
                    rows={1}
                    error={errorAt(`answerPairs.${index}.${half}.name`)}
                    onChange={(text) => change(index, { [half]: { ...pair[half], name: text } })}
                  />
                ))}
              </div>
            </li>
          )
        })}
      </ol>
      <FieldFault>{errorAt('answerPairs')}</FieldFault>
      <div className={styles['links']}>
        <Add label={t('pair.add')} onAdd={add} />
      </div>
    </>
  )
}

function ScaleField({ values, errorAt, set }: FieldsProps) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const { data } = useQuery(answerSetList({ _perPage: 100, _sortField: 'name' }))
  const sets = data?.content ?? []
  if (data && sets.length === 0)
    return (
      <>
        <p>{t('set.noneYet')}</p>
        <FieldFault>{errorAt('answerSetId')}</FieldFault>
        <Button component={Link} to={generatePath(paths.answerSet, { id: '0' })} variant="default">
          {t('set.new')}
        </Button>
      </>
    )
  return (
    <NativeSelect
      label={t('set.one')}
      description={t('set.choose')}
      value={values.answerSetId ?? ''}
      error={errorAt('answerSetId')}
      data={[
        { value: '', label: t('set.nothing') },
        ...sets.map(({ id, name }) => ({ value: String(id), label: text(name) })),
      ]}
      onChange={({ target }) => set({ answerSetId: target.value ? Number(target.value) : null })}
    />
  )
}
