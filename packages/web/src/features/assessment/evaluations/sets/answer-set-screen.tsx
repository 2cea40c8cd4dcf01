import { Button } from '@mantine/core'
import type {
  AnswerSetForm,
  AnswerSetView,
  ScalePoint,
} from '@oktant/contract/assessment/questions/answer-sets.ts'
import { answerSetFaults } from '@oktant/contract/assessment/questions/question-rules.ts'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { offerUndo } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { fieldColumns, RecordForm } from '../../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { ToolButton } from '../../../../ui/menu/tool-button.tsx'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import { useFaultWords } from '../author-words.ts'
import {
  answerSet,
  answerSetAffected,
  removeAnswerSet,
  restoreAnswerSet,
  saveAnswerSet,
} from '../author.queries.ts'
import { LocalFields } from '../local-fields.tsx'
import { RemoveTool } from '../remove-tool.tsx'
import { ShowTheirs } from '../show-theirs.tsx'
import styles from '../author.module.css'

type Values = AnswerSetForm & { revision: number }
const nothing = { en: '', de: '' }
const emptyPoint: ScalePoint = { id: 0, name: nothing, description: nothing }

/** One answer set, or a new one. */
export function AnswerSetScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownSet key={id} id={id} /> : <NewSet />
}

function NewSet() {
  const { t } = useTranslation('author')
  const navigate = useNavigate()
  const words = useFaultWords()
  const form = useRecordForm<Values>({
    name: 'answerSet:new',
    first: { name: nothing, possibleAnswers: [emptyPoint, emptyPoint, emptyPoint], revision: 0 },
    check: (values) => words.byField(answerSetFaults(values)),
    words: words.told,
    async save(values) {
      const { id } = await saveAnswerSet(0, values)
      void navigate(generatePath(paths.answerSet, { id: String(id) }), { replace: true })
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.answerSets, label: t('set.back') }}
      title={t('set.new')}
      lead={t('set.lead')}
    >
      <SetForm form={form} label={t('set.new')} />
    </RecordScreen>
  )
}

const valuesOf = ({ name, possibleAnswers, revision }: AnswerSetView): Values => ({
  name,
  possibleAnswers,
  revision,
})

function KnownSet({ id }: { id: number }) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const words = useFaultWords()
  const { data } = useSuspenseQuery(answerSet(id))
  const form = useRecordForm<Values>({
    name: `answerSet:${id}`,
    first: valuesOf(data),
    check: (values) => words.byField(answerSetFaults(values)),
    words: words.told,
    async save(values) {
      const saved = await saveAnswerSet(id, values)
      form.set(valuesOf(saved))
      offerUndo(t('saved'), () => saveAnswerSet(id, { ...valuesOf(data), revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.answerSets, label: t('set.back') }}
      title={text(data.name)}
      lead={t('set.used', { count: data.questions })}
      tools={
        <RemoveTool
          what="set"
          affected={answerSetAffected(id)}
          remove={() => removeAnswerSet(id)}
          restore={() => restoreAnswerSet(id)}
          back={paths.answerSets}
        />
      }
      aside={<RecordHistory object="answerSet" id={id} />}
    >
      <SetForm form={form} label={t('set.one')} />
    </RecordScreen>
  )
}

type FormProps = { form: ReturnType<typeof useRecordForm<Values>>; label: string }
function SetForm({ form, label }: FormProps) {
  const { t } = useTranslation('author')
  const { values, set, errorAt } = form
  const points = values.possibleAnswers
  const change = (possibleAnswers: ScalePoint[]) => set({ possibleAnswers })
  const move = (from: number, to: number) => {
    const list = [...points]
    list.splice(to, 0, ...list.splice(from, 1))
    change(list)
  }
  return (
    <RecordForm label={label} form={form} wayOut={<ShowTheirs form={form} />}>
      <RecordSection title={label}>
        <div className={fieldColumns}>
          <LocalFields
            label={t('set.name')}
            value={values.name}
            maxLength={200}
            error={errorAt('name')}
            onChange={(name) => set({ name })}
          />
        </div>
      </RecordSection>
      <RecordSection title={t('set.points')} hint={t('set.pointsHint')}>
        <ol className={styles['rows']}>
          {points.map((point, index) => {
            const name = t('set.point', { number: index + 1 })
            const put = (changed: Partial<ScalePoint>) =>
              change(points.map((one, place) => (place === index ? { ...one, ...changed } : one)))
            return (
              <li key={point.id || `new-${index}`} className={styles['row']}>
                <div className={styles['tools']}>
                  <strong>{name}</strong>
                  <div className={styles['moves']}>
                    <ToolButton
                      aria-label={t('tool.up', { name })}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <IconArrowUp size={20} stroke={1.7} aria-hidden />
                    </ToolButton>
                    <ToolButton
                      aria-label={t('tool.down', { name })}
                      disabled={index === points.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <IconArrowDown size={20} stroke={1.7} aria-hidden />
                    </ToolButton>
                    <ToolButton
                      aria-label={t('answer.remove', { name })}
                      onClick={() => change(points.filter((_, place) => place !== index))}
                    >
                      <IconTrash size={20} stroke={1.7} aria-hidden />
                    </ToolButton>
                  </div>
                </div>
                <div className={styles['pair']}>
                  <LocalFields
                    label={name}
                    value={point.name}
                    maxLength={1000}
                    error={errorAt(`possibleAnswers.${index}.name`)}
                    onChange={(text) => put({ name: text })}
                  />
                  <LocalFields
                    label={t('set.explains', { number: index + 1 })}
                    value={point.description}
                    maxLength={1000}
                    error={errorAt(`possibleAnswers.${index}.description`)}
                    onChange={(text) => put({ description: text })}
                  />
                </div>
              </li>
            )
          })}
        </ol>
        <FieldFault>{errorAt('possibleAnswers')}</FieldFault>
        <div className={styles['links']}>
          <Button
            variant="default"
            disabled={points.length >= 11}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => change([...points, emptyPoint])}
          >
            {t('set.add')}
          </Button>
        </div>
      </RecordSection>
    </RecordForm>
  )
}
